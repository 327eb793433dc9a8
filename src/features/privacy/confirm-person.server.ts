import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { isConfirmed } from '../confirmation/confirmed.server.ts'
import { confirmPassword } from '../passwords/confirm-password.server.ts'
import { passwordHashOf } from '../passwords/queries.server.ts'
import { personOf } from '../session/access.ts'

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
