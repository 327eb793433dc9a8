import type { ChartFaultKind } from '../../../astrology/births/fault.ts'

/** What a form asks of a birth. */
export const birthFields = ['prenom', 'date', 'heure', 'sansHeure', 'lieu', 'ville', 'maisons', 'decalage'] as const
export type BirthField = (typeof birthFields)[number]
export type TypedBirth = Readonly<Record<BirthField, string>>

/** What a form that brings a birth to another page says it does. */
export const BRINGS = 'bring'

/** Behind the name of each field, where a form asks for two births. */
export type Whose = '' | '-2'

export type BirthFaultKey =
  | Exclude<ChartFaultKind, 'latitudeInvalid' | 'longitudeInvalid' | 'timeZoneUnknown'>
  | 'nameTooLong'
  | 'dateMissing'
  | 'timeMissing'
  | 'placeMissing'
  | 'placeUnknown'
  | 'placeSeveral'

export type BirthFault = { readonly field: BirthField; readonly key: BirthFaultKey }

/** What only the person can say: which of several cities, which of several times. */
export interface Choice {
  readonly value: string
  readonly label: string
}

export const NAME_MAX = 60
export const PLACE_MAX = 120
