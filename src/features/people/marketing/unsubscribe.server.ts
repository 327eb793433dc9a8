import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { HOUR_MS } from '../../../platform/time/instants.ts'
import { keepChange } from '../../house/consents/record-consents.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { keepLetterProof } from './letter-proof.server.ts'
import { findSubscription, lockSubscription, writeSubscription } from './letter-queries.server.ts'
import { findReach, insertConfirmation, latestAnswer } from './queries.server.ts'
import { letterReaches } from './reach-queries.server.ts'
import { consentOf, DAY_MAIL, RESTORE_HOURS } from './rules.ts'
import { checkToken, emailHashOf, type LinkSubject, readToken, tokenFor } from './tokens.server.ts'

export interface Subscription {
  subscribed: boolean
  /** The token to undo it, while that is possible; null otherwise. */
  restore: string | null
}

/** Whether a link is of the mail of one's own day, rather than of offers. Says nothing of its validity. */
export const isOfDay = (text: string): boolean => readToken(text).kind === 'day'

const typeOf = (kind: 'user' | 'day') => (kind === 'day' ? DAY_MAIL : consentOf.email)

/** Whether an address gets offers now, by whatever it agreed to. A subject that no longer exists gets nothing. @throws linkInvalid */
export function readSubscription(outer: Visit, text: string): Promise<Subscription> {
  const token = readToken(text)
  checkToken(outer, 'unsubscribe', token)
  return inTransaction(outer, async (visit) => {
    for (const subject of await subjectsAt(visit, token)) {
      const found = await standing(visit, subject)
      if (found.subscribed) return found
    }
    return standing(visit, token)
  })
}

/**
 * Ends all offers by mail to the address that got the link, those of the account and those of the newsletter, or the mail
 * of one's own day alone, signed in or not, and stores the proofs; following the link again changes nothing.
 * @throws {Refusal} linkInvalid
 */
export function unsubscribe(outer: Visit, text: string): Promise<Subscription> {
  const token = readToken(text)
  checkToken(outer, 'unsubscribe', token)
  return inTransaction(outer, async (visit) => {
    for (const subject of await subjectsAt(visit, token)) {
      if ((await standing(visit, subject)).subscribed) await end(visit, subject)
    }
    return standing(visit, token)
  })
}

async function end(visit: Visit, { kind, id }: LinkSubject): Promise<void> {
  if (kind !== 'letter') return keepChange(visit, id, typeOf(kind), false)
  const row = needed(await lockSubscription(visit.db, visit.site.id, id), `subscription ${id}`)
  await writeSubscription(visit.db, row.id, { confirmed_at: null, ended_at: visit.now() })
  await keepLetterProof(visit, row.email, 'ended')
}

/** The account and the newsletter of one address, in the order in which they are locked. */
async function subjectsAt({ db, site }: Visit, { kind, id }: LinkSubject): Promise<LinkSubject[]> {
  if (kind === 'day') return [{ kind, id }]
  if (kind === 'letter') {
    const [row] = await letterReaches(db, site.id, [id])
    return row?.account
      ? [
          { kind: 'user', id: row.account },
          { kind, id },
        ]
      : [{ kind, id }]
  }
  const person = await findReach(db, site.id, id)
  const key = person?.email && person.email_proved_at ? emailKey(person.email) : null
  const letter = key === null ? null : await findSubscription(db, site.id, key)
  return letter === null
    ? [{ kind, id }]
    : [
        { kind, id },
        { kind: 'letter', id: letter },
      ]
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
    if (token.kind === 'day') {
      await keepChange(visit, token.id, DAY_MAIL, true)
    } else if (token.kind === 'user') {
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
async function standing(visit: Visit, subject: LinkSubject): Promise<Subscription> {
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
  const answer = await latestAnswer(visit.db, subject.id, typeOf(subject.kind))
  if (answer?.agreed) return { subscribed: true, restore: null }
  return answer && person.email_proved_at ? ended(answer.given_at, answer.id) : nothing
}
