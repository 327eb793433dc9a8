import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { isStaffRole } from '../../house/users/roles.ts'
import { personOf } from '../../house/visit/access.ts'
import { keepCounter } from './queries.server.ts'
import { takeRecoveryCode } from './recovery-codes.server.ts'
import { isTotp, tidiedCode } from './rules.ts'
import { openSecret, type StoredFactor } from './sealed-factor.server.ts'
import { counterOf } from './totp.server.ts'

/** Wrong codes allowed per account. */
const limit = { name: 'second-factor', most: 5, seconds: 900 }

/**
 * The account whose second factor this session may give.
 * @throws {Refusal} as personOf, and securityParametersInvalid for anyone but staff
 */
export function factorOwner(visit: Visit): number {
  if (visit.session.waitingFor !== null) return visit.session.waitingFor
  const { id, role } = personOf(visit)
  if (!isStaffRole(role)) throw new Refusal('securityParametersInvalid')
  return id
}

/**
 * Counts an attempt; call the result to undo the count once the code was right.
 * @throws {Refusal} loginAttemptsReached
 */
export const countTry = (visit: Visit, userId: number): Promise<() => Promise<void>> =>
  countAttempt(visit, [{ limit, subject: String(userId) }], 'loginAttemptsReached')

interface Factor extends StoredFactor {
  last_counter: number
}

/**
 * Uses an authenticator's code, once: the counter of the last one is stored, and earlier codes are refused.
 * @throws {Refusal} factorUnreadable
 */
export async function takeTotp(visit: Visit, factor: Factor, typed: string): Promise<boolean> {
  const code = tidiedCode(typed)
  if (!isTotp(code)) return false
  const secret = await openSecret(visit, factor)
  const counter = counterOf(secret, code, visit.now())
  if (counter === null || counter <= factor.last_counter) return false
  await keepCounter(visit.db, factor.user_id, counter)
  return true
}

/**
 * Uses an authenticator's code or a recovery code.
 * @throws {Refusal} factorUnreadable
 */
export async function takeCode(visit: Visit, factor: Factor, typed: string): Promise<boolean> {
  const code = tidiedCode(typed)
  if (isTotp(code)) return takeTotp(visit, factor, code)
  return takeRecoveryCode(visit, factor.user_id, code)
}
