import type { Person, Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { countAttempt } from '../accounts/count-attempt.server.ts'
import { checkPassword, hashPassword, isStrong } from '../accounts/password.server.ts'
import { PASSWORD_MAX } from '../accounts/rules.ts'
import { personOf } from '../session/access.ts'
import { passwordHashOf } from './queries.server.ts'
import { setPassword } from './set-password.server.ts'

const limit = { name: 'change-password', most: 10, seconds: 900 }

/**
 * Changes the password of the person who is signed in and knows the old one.
 * @throws {Refusal} noPassword, oldPasswordInvalid, passwordTooWeak, loginAttemptsReached
 */
export async function changePassword(outer: Visit, input: { oldPassword: string; password: string }): Promise<Person> {
  const { id } = personOf(outer)
  const takeBack = await countAttempt(outer, [{ limit, subject: String(id) }], 'loginAttemptsReached')
  const old = await passwordHashOf(outer.db, id)
  if (!old) throw new Refusal('noPassword')
  if (!(await checkPassword(old, input.oldPassword.slice(0, PASSWORD_MAX + 1)))) throw new Refusal('oldPasswordInvalid')
  await takeBack()
  if (!isStrong(input.password)) throw new Refusal('passwordTooWeak')
  const hash = await hashPassword(input.password)
  return inTransaction(outer, (visit) => setPassword(visit, id, hash))
}
