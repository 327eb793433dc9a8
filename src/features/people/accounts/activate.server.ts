import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { readPerson } from '../../house/session/person.server.ts'
import type { FreeTime } from '../free-time/offer-free-time.server.ts'
import { startSession } from '../sessions/start-session.server.ts'
import { changeDetails, type Details, detailsFaults } from './change-details.server.ts'
import { authenticate } from './sign-in.server.ts'
import { verifyAddress } from './verify-address.server.ts'

export interface Activation extends Pick<Details, 'firstName' | 'gender' | 'birthDate' | 'relationshipStatus'> {
  code: string
  email?: string | undefined
  password?: string | undefined
  altcha?: string | undefined
}

/**
 * Proves the account's address with the mailed code, completes its details, and signs the person in if they are not.
 * From a browser that is not signed in, the code alone is not enough: the person who first gave this address knows the
 * account's password, and the owner of the address must not be led into that account.
 * @throws {Refusal} parametersMissing, parametersInvalid for another address than the account's, as authenticate,
 * changeDetails and verifyAddress
 */
export async function activate(visit: Visit, input: Activation): Promise<{ person: Person; freeTime: FreeTime }> {
  const { code, email, password, altcha, ...details } = input
  // Checked before the code is used up.
  const [fault] = detailsFaults(details, dayInParis(visit.now()))
  if (fault) throw new Refusal(fault)
  const person = visit.user ?? (await authenticate(visit, { ...credentials(email, password), altcha }))
  if (visit.user && email !== undefined && emailKey(email) !== emailKey(person.email ?? '')) {
    throw new Refusal('parametersInvalid', 'email')
  }
  if (details.birthDate && person.birthDate && details.birthDate !== person.birthDate) {
    throw new Refusal('birthDateFixed')
  }
  const as = { ...visit, user: person }
  const { freeTime } = await verifyAddress(as, { code })
  await changeDetails(as, details)
  if (!visit.user) await startSession(visit, person)
  return { person: await readPerson(visit, person.id), freeTime }
}

function credentials(email: string | undefined, password: string | undefined) {
  if (email === undefined) throw new Refusal('parametersMissing', 'email')
  if (password === undefined) throw new Refusal('parametersMissing', 'password')
  return { email, password }
}
