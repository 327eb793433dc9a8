import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { isStaffRole } from '../../../platform/session/session.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { keepCounter } from './queries.server.ts'
import { takeRecoveryCode } from './recovery-codes.server.ts'
import { isTotp, tidiedCode } from './rules.ts'
import { openSecret, type StoredFactor } from './sealed-factor.server.ts'
import { counterOf } from './totp.server.ts'

/** Wrong codes that one person's account may be given. */
const limit = { name: 'second-factor', most: 5, seconds: 900 }

/** Whose second factor this session may give. @throws {Refusal} as personOf, and securityParametersInvalid for no staff */
export function factorOwner(visit: Visit): number {
  if (visit.session.waitingFor !== null) return visit.session.waitingFor
  const { id, role } = personOf(visit)
  if (!isStaffRole(role)) throw new Refusal('securityParametersInvalid')
  return id
}

/** Counts a try. The answer takes it back once the code was right. @throws {Refusal} loginAttemptsReached */
export const countTry = (visit: Visit, userId: number): Promise<() => Promise<void>> =>
  countAttempt(visit, [{ limit, subject: String(userId) }], 'loginAttemptsReached')

interface Factor extends StoredFactor {
  last_counter: number
}

/**
 * Takes a program's code, once: the counter of the last one is kept, and those before it are worth nothing.
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

/** Takes a program's code or a recovery code. @throws {Refusal} factorUnreadable */
export async function takeCode(visit: Visit, factor: Factor, typed: string): Promise<boolean> {
  const code = tidiedCode(typed)
  if (isTotp(code)) return takeTotp(visit, factor, code)
  return takeRecoveryCode(visit, factor.user_id, code)
}
