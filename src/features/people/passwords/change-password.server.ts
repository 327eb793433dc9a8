import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { confirmPassword } from '../../house/users/confirm-password.server.ts'
import { isChosenWell } from '../../house/users/is-chosen-well.server.ts'
import { checkForRole, hashPassword } from '../../house/users/password.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { setPassword } from './set-password.server.ts'

/**
 * Changes the password, given the old one.
 * @throws {Refusal} noPassword, oldPasswordInvalid, passwordTooWeak, staffPasswordTooShort, loginAttemptsReached,
 * tooManyRequests
 */
export async function changePassword(outer: Visit, input: { oldPassword: string; password: string }): Promise<Person> {
  const { id, role, email, firstName, birthDate } = personOf(outer)
  await confirmPassword(outer, input.oldPassword, 'oldPasswordInvalid')
  const owner = { emailAddress: email, firstName, birthDate }
  if (!(await isChosenWell(outer, input.password, owner))) throw new Refusal('passwordTooWeak')
  checkForRole(input.password, role)
  const hash = await hashPassword(input.password)
  return inTransaction(outer, (visit) => setPassword(visit, id, hash))
}
