import type { ErrorName } from '../../../errors.ts'
import { folded } from '../../../platform/i18n/folded.ts'

/** Maximum length, in characters, of a line of an envelope and thus of a field (NF Z 10-011). */
export const LINE_MAX = 38

/** A French postal address: one field for each line, and two for the last one. */
export interface DeliveryAddress {
  recipient: string
  /** Flat, floor, staircase. */
  complement: string
  /** Entrance, building, residence. */
  building: string
  /** Street number and name. */
  street: string
  /** Hamlet or PO box. */
  locality: string
  postalCode: string
  city: string
}

/** The names of the fields in the order of the envelope. */
export const addressFields = [
  'recipient',
  'complement',
  'building',
  'street',
  'locality',
  'postalCode',
  'city',
] as const satisfies readonly (keyof DeliveryAddress)[]

/** What is wrong with an address, by field: a missing value, a line that is too long, an invalid postal code. */
export type AddressFault = {
  field: keyof DeliveryAddress
  reason: Extract<ErrorName, 'parametersMissing' | 'textLength' | 'parametersInvalid' | 'cityUnknown'>
}

export function addressFaults(address: DeliveryAddress): AddressFault[] {
  const required: (keyof DeliveryAddress)[] = [
    'recipient',
    address.locality === '' ? 'street' : 'locality',
    'postalCode',
    'city',
  ]
  const missing = required.filter((field) => address[field] === '')
  const long = addressFields.filter((field) => lineOf(address, field).length > LINE_MAX)
  const isCode = address.postalCode === '' || /^\d{5}$/.test(address.postalCode)
  return [
    ...missing.map((field) => ({ field, reason: 'parametersMissing' as const })),
    ...long.map((field) => ({ field, reason: 'textLength' as const })),
    ...(isCode ? [] : [{ field: 'postalCode' as const, reason: 'parametersInvalid' as const }]),
  ]
}

/** The lines of the envelope, recipient first, without empty ones and spelled as the post prefers. */
export const linesOf = (address: DeliveryAddress): string[] =>
  (['recipient', 'complement', 'building', 'street', 'locality', 'city'] as const)
    .map((field) => lineOf(address, field))
    .filter((line) => line !== '')

/** The line of the envelope in which a field is printed. */
function lineOf(address: DeliveryAddress, field: keyof DeliveryAddress): string {
  const text = field === 'city' || field === 'postalCode' ? `${address.postalCode} ${address.city}` : address[field]
  return folded(text)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’',;.:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
}

/** Whether the city is a Cedex, a special delivery with a postal code that no commune has. */
export const isCedex = (city: string): boolean => /\bcedex\b/i.test(city)
