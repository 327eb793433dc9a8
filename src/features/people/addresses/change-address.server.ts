import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findCities } from '../../house/suggestions/find-cities.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { upsertAddress } from './queries.server.ts'
import { type AddressFault, addressFaults, addressFields, type DeliveryAddress, isCedex } from './rules.ts'

/** How many matching cities to compare. */
const COMMUNES = 20

/**
 * All errors of an address, in the order of the envelope. Outside Cedex addresses, the postal code must belong to the
 * city.
 */
export async function faultsOf(visit: Visit, given: DeliveryAddress): Promise<AddressFault[]> {
  const faults = addressFaults(given)
  if (faults.length > 0 || isCedex(given.city)) return faults
  const found = await findCities(visit, `${given.city} ${given.postalCode}`, COMMUNES)
  const isKnown = found.some(({ country, postalCodes }) => country === 'FR' && postalCodes.includes(given.postalCode))
  return isKnown ? [] : [{ field: 'city', reason: 'cityUnknown' }]
}

/** Trims and normalises the fields of an address. */
export const tidiedAddress = (input: DeliveryAddress): DeliveryAddress =>
  Object.fromEntries(addressFields.map((field) => [field, tidied(input[field])])) as unknown as DeliveryAddress

/**
 * Stores the client's postal address, replacing any previous one.
 * @throws {Refusal} parametersMissing, textLength, parametersInvalid, cityUnknown, each at its field
 */
export async function changeAddress(visit: Visit, input: DeliveryAddress): Promise<DeliveryAddress> {
  const { id } = clientOf(visit)
  const given = tidiedAddress(input)
  const [fault] = await faultsOf(visit, given)
  if (fault) throw new Refusal(fault.reason, fault.field)
  await upsertAddress(visit.db, id, given, visit.now())
  return given
}
