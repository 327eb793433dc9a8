import type { ChartFaultKind } from '../../../astrology/births/fault.ts'

/** The form fields of a birth. */
export const birthFields = ['prenom', 'date', 'heure', 'sansHeure', 'lieu', 'ville', 'maisons', 'decalage'] as const
export type BirthField = (typeof birthFields)[number]
export type TypedBirth = Readonly<Record<BirthField, string>>

/** The intent of a form that brings a birth to another page. */
export const BRINGS = 'bring'

/** The suffix of each field's name, in forms for two births. */
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

/** An option that only the person can decide on: which of several cities, or of several times. */
export interface Choice {
  readonly value: string
  readonly label: string
}

export const NAME_MAX = 60
export const PLACE_MAX = 120
