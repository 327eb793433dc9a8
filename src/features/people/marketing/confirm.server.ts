import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { liftSuppressions } from '../suppressions/suppress.server.ts'
import { keepLetterProof } from './letter-proof.server.ts'
import { lockSubscription, writeSubscription } from './letter-queries.server.ts'
import { findReach, insertConfirmation, latestAnswer } from './queries.server.ts'
import { CONFIRM_DAYS, consentOf } from './rules.ts'
import { checkToken, emailHashOf, readToken } from './tokens.server.ts'

/** The state that a mailed link refers to: waiting for confirmation, confirmed, or no longer requested. */
export type Awaited = 'open' | 'done' | 'over'

/** @throws {Refusal} linkInvalid */
export const readConfirmation = (visit: Visit, token: string): Promise<Awaited> =>
  inTransaction(visit, (inner) => follow(inner, token, false))

/**
 * Confirms the consent for which the link was mailed, and records the time; following the link again changes nothing.
 * @throws {Refusal} linkInvalid
 */
export const confirm = (visit: Visit, token: string): Promise<Awaited> =>
  inTransaction(visit, (inner) => follow(inner, token, true))

function follow(visit: Visit, text: string, writes: boolean): Promise<Awaited> {
  const token = readToken(text)
  return token.kind === 'user' ? followOffers(visit, token, writes) : followLetter(visit, token, writes)
}

type Token = ReturnType<typeof readToken>
const isLate = (visit: Visit, { since }: Token) => visit.now().getTime() - since > CONFIRM_DAYS * DAY_MS

async function followOffers(visit: Visit, token: Token, writes: boolean): Promise<Awaited> {
  const person = await findReach(visit.db, visit.site.id, token.id)
  if (!person?.email) throw new Refusal('linkInvalid')
  const addressHash = emailHashOf(visit, person.email)
  checkToken(visit, { confirm: addressHash }, token)
  await lockUser(visit.db, token.id)
  const answer = await latestAnswer(visit.db, token.id, consentOf.email)
  if (!answer?.agreed || answer.id !== token.state) return 'over'
  if (answer.address_hash?.equals(addressHash)) return 'done'
  if (isLate(visit, token)) return 'over'
  if (!writes) return 'open'
  await insertConfirmation(visit.db, answer.id, addressHash, visit.now())
  await liftSuppressions(visit, person.email)
  return 'done'
}

async function followLetter(visit: Visit, token: Token, writes: boolean): Promise<Awaited> {
  const row = await lockSubscription(visit.db, visit.site.id, token.id)
  if (!row) throw new Refusal('linkInvalid')
  checkToken(visit, { confirm: emailHashOf(visit, row.email) }, token)
  if (row.confirmed_at) return 'done'
  const isOver = row.asked_at.getTime() !== token.since || (row.ended_at !== null && row.ended_at >= row.asked_at)
  if (isOver || isLate(visit, token)) return 'over'
  if (!writes) return 'open'
  await writeSubscription(visit.db, row.id, { confirmed_at: visit.now(), ended_at: null })
  await keepLetterProof(visit, row.email, 'confirmed')
  await liftSuppressions(visit, row.email)
  return 'done'
}
