import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { whyNobody } from '../../../platform/contract/door.ts'

/** An id that no row has, for queries that need one. */
export const NOBODY = 0

/**
 * The signed-in person.
 * @throws {Refusal} the reason why nobody is signed in, from whyNobody
 */
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

/**
 * The signed-in person, whose address must be proved, so that new ways to sign in or to be reached go to its owner
 * only.
 * @throws {Refusal} as personOf, and emailUnproven
 */
export function provedOf(visit: Visit): Person {
  const person = personOf(visit)
  if (!person.emailProved) throw new Refusal('emailUnproven')
  return person
}

/**
 * The signed-in psychic.
 * @throws {Refusal} as personOf, and securityParametersInvalid for anyone else
 */
export function psychicOf(visit: Visit): Person & { psychicId: number } {
  const person = personOf(visit)
  if (person.role !== 'psychic' || person.psychicId === null) throw new Refusal('securityParametersInvalid')
  return { ...person, psychicId: person.psychicId }
}
