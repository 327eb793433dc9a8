import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import { pdfAttachment } from '../../../../platform/http/attachment.ts'
import { say } from '../../../../platform/i18n/texts.ts'
import { orUnavailable } from '../../../house/ledger/or-unavailable.server.ts'
import { readIdentity } from '../../../house/papers/read-identity.server.ts'
import { asStaff, type StaffVisit } from '../../../house/staff/as-staff.server.ts'
import { readWording } from '../../../house/texts/wording.server.ts'
import { lockChargeback } from '../queries.server.ts'
import { readDispute } from '../read-dispute.server.ts'
import { takesEvidence } from '../rules.ts'
import { collectEvidence } from './collect-evidence.server.ts'
import { evidencePdf } from './evidence-pdf.server.ts'
import { evidenceTexts } from './evidence-texts.ts'

const about = (id: number) => ({ subject: `chargeback:${id}` })

async function lockGiven(visit: StaffVisit, id: number) {
  const found = await lockChargeback(visit.db, visit.site.id, id)
  if (!found) throw new Refusal('adminEntityNotFound')
  return { found, collected: await collectEvidence(visit.db, found) }
}

async function print(visit: Visit, { collected }: Awaited<ReturnType<typeof lockGiven>>): Promise<Buffer> {
  const wording = await readWording(visit.app, visit.site.id, false)
  return evidencePdf(collected, { ...readIdentity(visit), brand: visit.site.key }, wording, visit.now())
}

/**
 * The evidence for a disputed payment, as the bank gets it.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export async function takeEvidence(outer: Visit, id: number): Promise<Response> {
  const given = await asStaff(outer, 'chargeback.evidence', about(id), (visit) => lockGiven(visit, id))
  return pdfAttachment(await print(outer, given), `preuves-${id}.pdf`)
}

/**
 * Hands the evidence in to the bank, and reads what the provider says then.
 * @throws {Refusal} as takeEvidence, stepUpNeeded, evidenceClosed for a dispute that takes none, or no more;
 * paymentUnavailable if the provider does not answer
 */
export async function handInEvidence(outer: Visit, id: number): Promise<void> {
  const given = await asStaff(outer, 'chargeback.answer', about(id), async (visit) => {
    const taken = await lockGiven(visit, id)
    if (!takesEvidence(taken.found)) throw new Refusal('evidenceClosed')
    return taken
  })
  const { provider, dispute } = given.found
  const port = outer.app.disputes.get(provider)
  if (!port) throw new Refusal('evidenceClosed')
  const product = say(await readWording(outer.app, outer.site.id, false), evidenceTexts, 'product')
  await port.answer({ dispute, pdf: await print(outer, given), product }).catch(orUnavailable)
  await readDispute(outer.app, { provider, dispute }).catch(orUnavailable)
}
