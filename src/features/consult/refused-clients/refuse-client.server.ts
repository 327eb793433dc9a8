import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { findConsultation } from '../rooms/queries.server.ts'
import { deleteRefused, insertRefused, isRefused, listRefused } from './queries.server.ts'
import { type RefusalKind, refusalKinds, WHY_MAX } from './rules.ts'
import { openWhy, sealWhy } from './sealed-reason.server.ts'

/** @throws {Refusal} as psychicOf; notFound for a consultation that is not theirs */
async function ownConsultation(visit: Visit, id: number) {
  const { psychicId } = psychicOf(visit)
  const found = await findConsultation(visit.db, id)
  if (!found || found.psychicId !== psychicId) throw new Refusal('notFound')
  return found
}

/**
 * Whom the psychic no longer receives and, for a consultation, whom its form is about.
 * @throws {Refusal} as ownConsultation
 */
export async function readRefused(visit: Visit, consultationId: number | null) {
  const { psychicId } = psychicOf(visit)
  const about = consultationId === null ? null : await ownConsultation(visit, consultationId)
  const rows = await listRefused(visit.db, psychicId)
  return {
    about: about && {
      id: about.id,
      firstName: about.clientFirstName,
      isRefused: await isRefused(visit.db, { psychicId, clientId: about.clientId }),
    },
    refused: rows.map(({ id, clientId, firstName, kind, sealed, refusedAt }) => ({
      id,
      firstName,
      kind,
      why: openWhy(visit.app.keys, { psychicId, clientId, sealed }),
      refusedAt: refusedAt.toISOString(),
    })),
  }
}

/**
 * From now on the client of a consultation can't ask the psychic for another, on any site or channel.
 * @throws {Refusal} as ownConsultation; parametersMissing without a reason, textLength
 */
export async function refuseClient(
  visit: Visit,
  { consultationId, kind, why }: { consultationId: number; kind: string; why: string },
): Promise<void> {
  const { psychicId, clientId } = await ownConsultation(visit, consultationId)
  const known = refusalKinds.find((one): one is RefusalKind => one === kind)
  if (!known) throw new Refusal('parametersMissing', 'kind')
  const text = why.normalize('NFC').trim()
  if (text === '' || text.length > WHY_MAX) throw new Refusal('textLength', 'why')
  const of = { psychicId, clientId }
  const sealed = sealWhy(visit.app.keys, of, text)
  await insertRefused(visit.db, { ...of, kind: known, sealed, at: visit.now() })
}

/** @throws {Refusal} as psychicOf; notFound */
export async function receiveAgain(visit: Visit, id: number): Promise<void> {
  const { psychicId } = psychicOf(visit)
  if (!(await deleteRefused(visit.db, psychicId, id))) throw new Refusal('notFound')
}
