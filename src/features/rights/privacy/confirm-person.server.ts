import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { confirmPassword } from '../../house/users/confirm-password.server.ts'
import { passwordHashOf } from '../../house/users/password-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { isConfirmed } from '../../people/confirmation/confirmed.server.ts'

/**
 * Asks the signed-in person for their password; an account without one signs in again. If a sign-in of the last minutes
 * is `enough`, nothing is asked.
 * @throws {Refusal} confirmationNeeded, and as confirmPassword
 */
export async function confirmPerson(
  visit: Visit,
  password: string | undefined,
  enough: 'recent' | null,
): Promise<void> {
  const hasPassword = (await passwordHashOf(visit.db, personOf(visit).id)) !== null
  if ((enough === 'recent' || !hasPassword) && isConfirmed(visit)) return
  if (!hasPassword || !password) throw new Refusal('confirmationNeeded')
  await confirmPassword(visit, password, 'passwordInvalid')
}

/** The confirmation that a page has to ask for. */
export async function confirmationNeeded(visit: Visit, enough: 'recent' | null): Promise<'password' | 'signIn' | null> {
  const hasPassword = (await passwordHashOf(visit.db, personOf(visit).id)) !== null
  if ((enough === 'recent' || !hasPassword) && isConfirmed(visit)) return null
  return hasPassword ? 'password' : 'signIn'
}
