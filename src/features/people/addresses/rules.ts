import type { ErrorName } from '../../../errors.ts'
import { folded } from '../../../platform/i18n/folded.ts'

/** Signs of one line of an envelope, and the whole of what is typed in one field (NF Z 10-011). */
export const LINE_MAX = 38

/** A French postal address, line by line but for the last, which is two fields. */
export interface DeliveryAddress {
  recipient: string
  /** Flat, floor, staircase. */
  complement: string
  /** Entrance, building, residence. */
  building: string
  /** Number and name of the way. */
  street: string
  /** Hamlet, box. */
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

/** What is wrong with it, by field: what is missing, what is longer than a line, what is no postal code. */
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

/** The lines of the envelope from the recipient down, empty ones left out; letters as the post reads them best. */
export const linesOf = (address: DeliveryAddress): string[] =>
  (['recipient', 'complement', 'building', 'street', 'locality', 'city'] as const)
    .map((field) => lineOf(address, field))
    .filter((line) => line !== '')

/** The line that a field stands on. */
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

/** A distribution that has a postal code of its own, which no commune has. */
export const isCedex = (city: string): boolean => /\bcedex\b/i.test(city)
