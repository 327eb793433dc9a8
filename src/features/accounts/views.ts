import type { Person, Visit } from '../../app.ts'
import { signOfBirthDate } from './zodiac.ts'

/** A person as they see themselves. */
export const viewUser = (person: Person) => ({
  id: person.id,
  emailAddress: person.email,
  emailProved: person.emailProved,
  gender: person.gender,
  firstName: person.firstName,
  birthDate: person.birthDate,
  zodiacSign: person.birthDate ? signOfBirthDate(person.birthDate) : null,
  relationshipStatus: person.relationshipStatus,
  isDev: person.canDevelop,
})

export const viewSignedIn = (visit: Visit, person: Person) => ({
  user: viewUser(person),
  sessionId: visit.session.reference,
})
