import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { hasPaid } from '../../house/ledger/order-queries.server.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { mailboxOf } from '../../house/users/mailbox.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { postRedemption } from './give-waiting.server.ts'
import { countUses, findRedemption, insertRedemption, lockCode, lockLeft } from './queries.server.ts'
import { codeOf, stateOf, waitsUntil } from './rules.ts'

const ofPerson = { name: 'promo-code', most: 10, seconds: HOUR_SECONDS }
const ofNetwork = { name: 'promo-code-network', most: 100, seconds: DAY_SECONDS }

export interface Used {
  cents: number
  seconds: number
  /** Until when it waits for a first purchase; null if it was given. */
  waitsUntil: string | null
}

/**
 * Uses a code of the site, once per person: gives its credit or time, or keeps it for the first purchase. Tries are
 * counted outside the transaction, so that a refused guess counts. The same reference gets the same answer.
 * @throws {Refusal} emailUnproven, onPause, tooManyRequests, promoCodeUnknown, promoCodeUsed, promoCodeExhausted,
 * promoCodeNotFirst, adCreditsReached
 */
export async function redeemCode(
  outer: Visit,
  { code, reference }: { code: string; reference: string },
): Promise<Used> {
  const client = clientOf(outer)
  if (!client.emailProved) throw new Refusal('emailUnproven')
  await requireNoPause(outer)
  const tried = [{ limit: ofPerson, subject: String(client.id) }, byNetwork(outer, ofNetwork)]
  const takeBack = await countAttempt(outer, tried, 'tooManyRequests')
  const used = await inTransaction(outer, (visit) => redeem(visit, client, { code, reference }))
  await takeBack()
  return used
}

async function redeem(visit: Visit, client: Person, given: { code: string; reference: string }): Promise<Used> {
  const { db, site } = visit
  const now = visit.now()
  const code = await lockCode(db, site.id, codeOf(given.code))
  if (!code) throw new Refusal('promoCodeUnknown')
  const { cents, seconds } = code
  const personHash = visit.app.digest(`promo-code:${site.id}:${mailboxOf(client.email ?? '')}`)
  const before = await findRedemption(db, code.id, personHash)
  if (before?.reference === given.reference) {
    return { cents, seconds, waitsUntil: before.givenAt ? null : (before.waitsUntil?.toISOString() ?? null) }
  }
  if (stateOf(code, now) !== 'running') throw new Refusal('promoCodeUnknown')
  if (before && (before.givenAt || (before.waitsUntil && before.waitsUntil > now))) throw new Refusal('promoCodeUsed')
  // Locked before anything is read of the person: a purchase of theirs may settle meanwhile.
  const left = await lockLeft(db, client.id, now)
  if (code.firstPurchase && (await hasPaid(db, client.id))) throw new Refusal('promoCodeNotFirst')
  const uses = await countUses(db, code.id, now)
  if (uses.given + uses.waiting >= code.usesMost) throw new Refusal('promoCodeExhausted')
  if (cents > left.cents || seconds > left.seconds) throw new Refusal('adCreditsReached')
  const until = code.firstPurchase ? waitsUntil(now, code.until) : null
  const id = await insertRedemption(db, {
    ...{ codeId: code.id, userId: client.id, personHash, reference: given.reference, at: now },
    waitsUntil: until,
  })
  if (until === null) await postRedemption(visit, { id, siteId: site.id, userId: client.id, cents, seconds })
  return { cents, seconds, waitsUntil: until?.toISOString() ?? null }
}
