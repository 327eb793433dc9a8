import type { Person, Visit } from '../../../app.ts'
import { numberOfSign } from '../../../astrology/names.ts'
import { Refusal } from '../../../errors.ts'
import { codeOfGender } from '../../house/users/rules.ts'
import type { FreeTime } from '../free-time/offer-free-time.server.ts'
import { signOfBirthDate } from './zodiac.ts'

/** A person's own view of their account. */
export const viewUser = (person: Person) => ({
  id: person.id,
  emailAddress: person.email,
  emailProved: person.emailProved,
  gender: person.gender,
  genderCode: codeOfGender(person.gender),
  firstName: person.firstName,
  birthDate: person.birthDate,
  zodiacSign: person.birthDate ? numberOfSign(signOfBirthDate(person.birthDate)) : null,
  relationshipStatus: person.relationshipStatus,
  isDev: person.canDevelop,
})

/** @throws {Refusal} secondFactorNeeded for a member of staff whose session still needs a second factor */
export function viewSignedIn({ session }: Visit, person: Person) {
  if (session.waitingFor !== null) throw new Refusal('secondFactorNeeded')
  return { user: viewUser(person), sessionId: session.reference }
}

/** What a correct code granted. */
export interface Brought {
  freeTime: boolean
  mobileNeeded: boolean
}

export const viewFreeTime = (became: FreeTime): Brought => ({
  freeTime: became === 'given',
  mobileNeeded: became === 'waits',
})
