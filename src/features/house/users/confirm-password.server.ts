import type { Visit } from '../../../app.ts'
import { type ErrorName, Refusal } from '../../../errors.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { countAttempt } from '../limits/count-attempt.server.ts'
import { personOf } from '../visit/access.ts'
import { checkPassword } from './password.server.ts'
import { passwordHashOf } from './password-queries.server.ts'
import { PASSWORD_MAX } from './rules.ts'

/** One limit shared by everything that asks for the password again, so a stolen session gains no extra guesses. */
const limit = { name: 'change-password', most: 10, seconds: 900 }

/**
 * Asks the signed-in person for their password again, before an act that an open session alone must not allow.
 * @throws {Refusal} noPassword, loginAttemptsReached, and `wrong` for a wrong password
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
