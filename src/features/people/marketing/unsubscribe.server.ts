import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { HOUR_MS } from '../../../platform/time/instants.ts'
import { keepChange } from '../../house/consents/record-consents.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { keepLetterProof } from './letter-proof.server.ts'
import { lockSubscription, writeSubscription } from './letter-queries.server.ts'
import { findReach, insertConfirmation, latestAnswer } from './queries.server.ts'
import { consentOf, RESTORE_HOURS } from './rules.ts'
import { checkToken, emailHashOf, readToken, type Subject, tokenFor } from './tokens.server.ts'

export interface Subscription {
  subscribed: boolean
  /** The token to undo it, while that is possible; null otherwise. */
  restore: string | null
}

/** What a subject gets now. A subject that no longer exists gets nothing. @throws linkInvalid */
export function readSubscription(outer: Visit, text: string): Promise<Subscription> {
  const token = readToken(text)
  checkToken(outer, 'unsubscribe', token)
  return inTransaction(outer, (visit) => standing(visit, token))
}

/**
 * Ends the mails that contained the link, signed in or not, and stores the proof; following the link again changes
 * nothing.
 * @throws {Refusal} linkInvalid
 */
export function unsubscribe(outer: Visit, text: string): Promise<Subscription> {
  const token = readToken(text)
  checkToken(outer, 'unsubscribe', token)
  return inTransaction(outer, async (visit) => {
    const before = await standing(visit, token)
    if (!before.subscribed) return before
    if (token.kind === 'user') await keepChange(visit, token.id, consentOf.email, false)
    else {
      const row = needed(await lockSubscription(visit.db, visit.site.id, token.id), `subscription ${token.id}`)
      await writeSubscription(visit.db, row.id, { confirmed_at: null, ended_at: visit.now() })
      await keepLetterProof(visit, row.email, 'ended')
    }
    return standing(visit, token)
  })
}

/**
 * Undoes an unsubscription, within a day and for that one only.
 * @throws {Refusal} linkInvalid, also if another answer came after it
 */
export function restore(outer: Visit, text: string): Promise<Subscription> {
  const token = readToken(text)
  checkToken(outer, 'restore', token)
  return inTransaction(outer, async (visit) => {
    const before = await standing(visit, token)
    if (before.restore !== text) throw new Refusal('linkInvalid')
    if (token.kind === 'user') {
      const { email } = needed(await findReach(visit.db, visit.site.id, token.id), `client ${token.id}`)
      await keepChange(visit, token.id, consentOf.email, true)
      const answer = needed(await latestAnswer(visit.db, token.id, consentOf.email), 'the answer just kept')
      await insertConfirmation(
        visit.db,
        answer.id,
        emailHashOf(visit, needed(email, 'a confirmed address')),
        visit.now(),
      )
    } else {
      const row = needed(await lockSubscription(visit.db, visit.site.id, token.id), `subscription ${token.id}`)
      await writeSubscription(visit.db, row.id, { confirmed_at: visit.now(), ended_at: null })
      await keepLetterProof(visit, row.email, 'restored')
    }
    return standing(visit, token)
  })
}

const nothing: Subscription = { subscribed: false, restore: null }

/** Serializes simultaneous requests for the same subject. */
async function standing(visit: Visit, subject: Subject): Promise<Subscription> {
  const ended = (at: Date, state: number): Subscription => {
    const isRecent = visit.now().getTime() - at.getTime() < RESTORE_HOURS * HOUR_MS
    return { subscribed: false, restore: isRecent ? tokenFor(visit, 'restore', subject, { state }) : null }
  }
  if (subject.kind === 'letter') {
    const row = await lockSubscription(visit.db, visit.site.id, subject.id)
    if (row?.confirmed_at) return { subscribed: true, restore: null }
    return row?.ended_at ? ended(row.ended_at, row.ended_at.getTime()) : nothing
  }
  const person = await findReach(visit.db, visit.site.id, subject.id)
  if (!person) return nothing
  await lockUser(visit.db, subject.id)
  const answer = await latestAnswer(visit.db, subject.id, consentOf.email)
  if (answer?.agreed) return { subscribed: true, restore: null }
  return answer && person.email_proved_at ? ended(answer.given_at, answer.id) : nothing
}
