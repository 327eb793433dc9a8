import type { Visit } from '../../../app.ts'
import { type ErrorName, Refusal } from '../../../errors.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { countAttempt } from '../limits/count-attempt.server.ts'
import { personOf } from '../visit/access.ts'
import { checkPassword } from './password.server.ts'
import { passwordHashOf } from './password-queries.server.ts'
import { PASSWORD_MAX } from './rules.ts'

/** One count for all that asks it again: a session that was stolen gets no more guesses by asking elsewhere. */
const limit = { name: 'change-password', most: 10, seconds: 900 }

/**
 * Asks who is signed in for their password again, before what an open session alone must not do.
 * @throws {Refusal} noPassword, loginAttemptsReached, and `wrong` for another password
 */
export async function confirmPassword(visit: Visit, typed: string, wrong: ErrorName): Promise<void> {
  const { id } = personOf(visit)
  const takeBack = await countAttempt(visit, [{ limit, subject: String(id) }], 'loginAttemptsReached')
  const hash = await passwordHashOf(visit.db, id)
  if (!hash) throw new Refusal('noPassword')
  if (!(await checkPassword(hash, typed.slice(0, PASSWORD_MAX + 1)))) {
    tellTried(visit, 'confirmation-failed', { by: 'password' })
    throw new Refusal(wrong)
  }
  await takeBack()
}
