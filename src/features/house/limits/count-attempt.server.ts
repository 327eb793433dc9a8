import type { Visit } from '../../../app.ts'
import { type ErrorName, Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { networkOf } from '../../../platform/http/address.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { later } from '../../../platform/time/instants.ts'
import { deleteAttempts, insertAttempts, lockScope, recentAttempts } from './attempt-queries.server.ts'
import { type Limit, secondsToWait } from './limit.ts'

export interface Limited {
  limit: Limit
  subject: string
}

/** Applies a limit to the visitor's network. */
export const byNetwork = (visit: Visit, limit: Limit): Limited => ({ limit, subject: networkOf(visit.address) })

/**
 * Counts an attempt before it is made, so that simultaneous attempts can't pass together. Returns a function that takes
 * the attempt back, for limits that count failures only.
 * @throws {Refusal} `refusal`, with the seconds to wait, once a subject has reached its limit
 */
export async function countAttempt(
  outer: Visit,
  limited: readonly Limited[],
  refusal: ErrorName,
): Promise<() => Promise<void>> {
  const scopes = limited.map(({ limit, subject }) => scopeOf(outer, limit, subject))
  const ids = await inTransaction(outer, async (visit) => {
    // Locked in a fixed order, to prevent deadlocks.
    for (const scope of scopes.toSorted()) await lockScope(visit.db, scope)
    const now = visit.now()
    let wait = 0
    for (const [place, { limit }] of limited.entries()) {
      const oldest = later(now, -limit.seconds * 1000)
      const made = await recentAttempts(visit.db, itemAt(scopes, place), oldest, limit.most)
      wait = Math.max(wait, secondsToWait(limit, made, now))
    }
    if (wait > 0) {
      tellTried(outer, 'limited', { limit: limited.map(({ limit }) => limit.name).join(' '), wait: Math.ceil(wait) })
      throw new Refusal(refusal, undefined, Math.ceil(wait))
    }
    return insertAttempts(visit.db, scopes, now)
  })
  return () => deleteAttempts(outer.db, ids)
}

/** Subjects are stored as keyed digests, so that the table reveals no addresses. */
const scopeOf = (visit: Visit, limit: Limit, subject: string): string =>
  `${limit.name}:${visit.app.digest(`${visit.site.id}:${subject}`).toString('base64url')}`
