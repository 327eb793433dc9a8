import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { openWallet } from '../../house/ledger/queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { isReachable } from '../follow-ups/reachable.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { type Consultation, findOpen, hasOpen } from '../rooms/queries.server.ts'
import { MINUTE } from '../rooms/rules.ts'
import { givenIn, givenTo, hasPaid, insertGift, isWaiting, lockGiver, readRated } from './queries.server.ts'
import { type GiftMinutes, monthOf, quotaOf } from './rules.ts'

/** The consultation through which a psychic knows a client. @throws {Refusal} notFound, also for the client */
async function whose(visit: Visit, id: number): Promise<Consultation> {
  psychicOf(visit)
  const { consultation, side } = await findParticipant(visit, id)
  if (side !== 'psychic') throw new Refusal('notFound')
  return consultation
}

/**
 * Gives minutes of the psychic's monthly quota to the client of a consultation: free time for this psychic, paid by the
 * house. A client on a pause, leaving or blocked is refused in the same words as one who never paid.
 * @throws {Refusal} notFound, giftInRoom, giftToStranger, giftTwice, giftQuota
 */
export function giveTime(outer: Visit, consultationId: number, minutes: GiftMinutes): Promise<void> {
  return inTransaction(outer, async (visit) => {
    const { db } = visit
    const consultation = await whose(visit, consultationId)
    const { clientId, psychicId, siteId } = consultation
    // Serializes with a simultaneous request, pause or departure.
    await lockUser(db, clientId)
    const rated = await lockGiver(db, psychicId)
    const isBusy =
      (await hasOpen(db, clientId)) || (await isWaiting(db, consultation)) || (await findOpen(db, { psychicId }))
    if (isBusy) throw new Refusal('giftInRoom')
    if (!(await hasPaid(db, consultation)) || !(await isReachable(visit, consultation))) {
      throw new Refusal('giftToStranger')
    }
    const now = visit.now()
    const month = monthOf(now)
    if (await givenTo(db, consultation, month)) throw new Refusal('giftTwice')
    const seconds = minutes * MINUTE
    if ((await givenIn(db, psychicId, month)) + seconds > quotaOf(rated) * MINUTE) throw new Refusal('giftQuota')
    await openWallet(db, siteId, clientId)
    await orTwice(() => insertGift(db, { siteId, clientId, psychicId, seconds, givenAt: now }))
  })
}

async function orTwice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) === 'time_gifts_once') throw new Refusal('giftTwice')
    throw error
  }
}

/** What a psychic may still give this month, and whether the client of a consultation has had theirs. */
export async function readGift(visit: Visit, consultationId: number) {
  const consultation = await whose(visit, consultationId)
  const { clientFirstName, psychicId } = consultation
  const month = monthOf(visit.now())
  const [rated, given, givenAt, paid] = await Promise.all([
    readRated(visit.db, psychicId),
    givenIn(visit.db, psychicId, month),
    givenTo(visit.db, consultation, month),
    hasPaid(visit.db, consultation),
  ])
  const quota = quotaOf(rated)
  return {
    name: clientFirstName,
    quota,
    left: Math.max(0, quota - given / MINUTE),
    givenAt: givenAt?.toISOString() ?? null,
    paid,
  }
}
