import type { Person, Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { checkForRole, hashPassword, isStrong } from '../accounts/password.server.ts'
import { personOf } from '../session/access.ts'
import { confirmPassword } from './confirm-password.server.ts'
import { setPassword } from './set-password.server.ts'

/**
 * Changes the password of the person who is signed in and knows the old one.
 * @throws {Refusal} noPassword, oldPasswordInvalid, passwordTooWeak, staffPasswordTooShort, loginAttemptsReached
 */
export async function changePassword(outer: Visit, input: { oldPassword: string; password: string }): Promise<Person> {
  const { id, role } = personOf(outer)
  await confirmPassword(outer, input.oldPassword, 'oldPasswordInvalid')
  if (!isStrong(input.password)) throw new Refusal('passwordTooWeak')
  checkForRole(input.password, role)
  const hash = await hashPassword(input.password)
  return inTransaction(outer, (visit) => setPassword(visit, id, hash))
}
