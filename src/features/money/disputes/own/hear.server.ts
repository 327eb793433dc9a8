import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { HOUR_MS, later } from '../../../../platform/time/instants.ts'
import { siteBy } from '../../../../sites/index.ts'
import { psychicOf } from '../../../house/visit/access.ts'
import { HEARING_MAX } from '../rules.ts'
import { findHearing, insertHearing, listOwnDisputes, lockOwn } from './queries.server.ts'
import { openHearing, sealHearing } from './sealed-hearing.server.ts'

const MOST = 100

/** The end of the time in which a psychic is heard before a refund takes back their share. */
export const heardUntil = ({ app }: Visit, openedAt: Date): Date =>
  later(openedAt, app.config.payouts.hearingHours * HOUR_MS)

/**
 * The disputes of the psychic's consultations on every site, with what they said.
 * @throws {Refusal} as psychicOf
 */
export async function readOwnDisputes(visit: Visit) {
  const rows = await listOwnDisputes(visit.db, psychicOf(visit).psychicId, MOST)
  return rows.map(({ sealed, writtenAt, siteId, openedAt, requestedAt, answeredAt, ...row }) => ({
    ...row,
    brand: siteBy(visit.app.sites, siteId).label,
    openedAt: openedAt.toISOString(),
    requestedAt: requestedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    until: heardUntil(visit, openedAt).toISOString(),
    inTime: heardUntil(visit, openedAt) > visit.now(),
    said:
      sealed && writtenAt
        ? { text: openHearing(visit.app.keys, { id: row.id, sealed }), at: writtenAt.toISOString() }
        : null,
  }))
}

export type OwnDisputeView = Awaited<ReturnType<typeof readOwnDisputes>>[number]

/**
 * Keeps the psychic's own account of a disputed consultation, given once and before the team answers; the team reads it first.
 * @throws {Refusal} as psychicOf; notFound, textLength, disputeAnswered, hearingGiven
 */
export async function giveHearing(outer: Visit, id: number, typed: string): Promise<void> {
  const { psychicId } = psychicOf(outer)
  const text = typed.normalize('NFC').trim()
  await inTransaction(outer, async (visit) => {
    const status = await lockOwn(visit.db, psychicId, id)
    if (status === null) throw new Refusal('notFound')
    if (text === '' || text.length > HEARING_MAX) throw new Refusal('textLength', 'text')
    if (status !== 'pending') throw new Refusal('disputeAnswered')
    const sealed = sealHearing(visit.app.keys, id, text)
    if (!(await insertHearing(visit.db, id, sealed, visit.now()))) throw new Refusal('hearingGiven')
  })
}

/** What a psychic said of a dispute, for the staff who answer it. */
export async function readHearing(visit: Visit, id: number): Promise<{ text: string; at: string } | null> {
  const found = await findHearing(visit.db, id)
  return (
    found && {
      text: openHearing(visit.app.keys, { id, sealed: found.sealed }),
      at: found.writtenAt.toISOString(),
    }
  )
}

/**
 * A refund that takes back the psychic's share waits for what they say, or for the end of their time. An automaton, or a
 * psychic without an account, can't be heard.
 * @throws {Refusal} psychicUnheard
 */
export async function requireHeard(
  visit: Visit,
  of: { id: number; openedAt: Date; canBeHeard: boolean },
): Promise<void> {
  if (!of.canBeHeard || heardUntil(visit, of.openedAt) <= visit.now()) return
  if (!(await findHearing(visit.db, of.id))) throw new Refusal('psychicUnheard')
}
