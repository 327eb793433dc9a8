import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { whyNobody } from '../../../platform/contract/door.ts'

/** An id that no row has, where a query needs one all the same. */
export const NOBODY = 0

/** The signed-in person. @throws {Refusal} as whyNobody says */
export function personOf(visit: Visit): Person {
  if (!visit.user) throw new Refusal(whyNobody(visit.session))
  return visit.user
}

/** @throws {Refusal} as personOf, and securityParametersInvalid for another kind of person */
export function clientOf(visit: Visit): Person {
  const person = personOf(visit)
  if (person.role !== 'client') throw new Refusal('securityParametersInvalid')
  return person
}

/** Their address is proved: what opens the account, or reaches them, comes to its owner alone. @throws {Refusal} as personOf, and emailUnproven */
export function provedOf(visit: Visit): Person {
  const person = personOf(visit)
  if (!person.emailProved) throw new Refusal('emailUnproven')
  return person
}

/** The psychic who works here. @throws {Refusal} as personOf, and securityParametersInvalid for anyone else */
export function psychicOf(visit: Visit): Person & { psychicId: number } {
  const person = personOf(visit)
  if (person.role !== 'psychic' || person.psychicId === null) throw new Refusal('securityParametersInvalid')
  return { ...person, psychicId: person.psychicId }
}
