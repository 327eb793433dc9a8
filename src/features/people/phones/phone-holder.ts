import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { personOf } from '../../house/visit/access.ts'

/**
 * The signed-in person, who may have a telephone here: a client, or a psychic, who is called on it for consultations.
 * @throws {Refusal} as personOf, and securityParametersInvalid for staff
 */
export function phoneHolderOf(visit: Visit): Person {
  const person = personOf(visit)
  if (person.role !== 'client' && person.role !== 'psychic') throw new Refusal('securityParametersInvalid')
  return person
}
