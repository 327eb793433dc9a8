import { href } from 'react-router'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { isDay } from '../../../platform/time/days.ts'

export const ADULT_AGE = 18
export const FIRST_NAME_MAX = 60
export const EMAIL_MAX = 254
export const PASSWORD_MIN = 12
export const STAFF_PASSWORD_MIN = 15
/** Limits the cost of hashing; far longer than any passphrase. */
export const PASSWORD_MAX = 200
export const OLDEST_BIRTH_YEAR = 1900
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
/** Seconds between two codes, and the maximum number of codes per hour. */
export const CODE_PAUSE = 60
export const CODES_PER_HOUR = 6

/** Letters of any script, apostrophes (straight or curly), hyphens and single spaces; starts and ends with a letter. */
const firstName = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u

/** The syntax of an address; the code sent to it proves that it exists. */
const email =
  /^[^\s@"<>(),:;[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/** Control, zero-width, direction and other invisible characters: two addresses that look alike must be alike. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Letters that are not Latin or look like others: a Cyrillic « а », a phonetic « ɡ » or a dotless « ı » would make it
 * another person's address.
 */
const foreign = /(?!\p{Script=Latin})\p{L}|[\u0131\u0138\u017f\u0180-\u02ff\u1d00-\u1dbf\ua720-\uab6f]/u

export const isFirstName = (text: string): boolean => text.length <= FIRST_NAME_MAX && firstName.test(text)

export function isEmail(address: string): boolean {
  const [local = ''] = address.split('@')
  if (address.length > EMAIL_MAX || local.length > 64 || unseen.test(address)) return false
  if (foreign.test(address.normalize('NFC'))) return false
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..') && email.test(address)
}

/** Identifies a person on one site: brands never share accounts. */
export const personKey = (siteId: number, address: string): string => `${siteId}:${emailKey(address)}`

/** Whole years between two days, YYYY-MM-DD; a person born on 29 February ages on 1 March in common years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1
}

export const isAdult = (birthDate: string, day: string): boolean => ageOn(birthDate, day) >= ADULT_AGE

/** Whether the text is a real day, YYYY-MM-DD, from 1900 to `today`. */
export function isBirthDate(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text > today || Number(text.slice(0, 4)) < OLDEST_BIRTH_YEAR) return false
  return isDay(text)
}

/** The ways to write a birth date without separators. */
export function birthSpellings(birthDate: string): string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const short = year.slice(2)
  return [year, day + month + year, day + month + short, year + month + day, month + year, day + month, day + year]
}

export const genders = ['female', 'male', 'unknown'] as const
export type Gender = (typeof genders)[number]

/** The specification's codes: unknown, male, female. */
export const genderCodes = [0, 1, 2] as const
type GenderCode = (typeof genderCodes)[number]
const byCode = ['unknown', 'male', 'female'] as const satisfies Record<GenderCode, Gender>
export const genderOfCode = (code: GenderCode): Gender => byCode[code]
export const codeOfGender = (gender: Gender): GenderCode => byCode.indexOf(gender) as GenderCode

/** The specification's codes: couple, single, complicated. */
export const relationships = [1, 2, 3] as const
/** The form's value for no answer. */
export const NOT_SAID = 'none'
export type Relationship = (typeof relationships)[number]

export interface Registration {
  firstName: string
  emailAddress: string
  password: string
  birthDate: string
  gender: Gender
}

/** The query parameter that names the action just completed. */
export const DONE = 'fait'
export const ACCOUNT_CREATED = 'compte'

/** The page that lists the ways to sign in. */
export const WAYS_PAGE = href('/mon-compte/acces')

/** The page on which the code that proves an address is entered. */
export const VERIFICATION = href('/verification')

/** The account's page, saying what was just done. */
export const accountDone = (done: string): string => `${href('/mon-compte')}?${DONE}=${done}`

/** Where a person goes once their address is proved. */
export const provedPath = (returnTo: string): string => (returnTo === '/' ? accountDone('adresse') : returnTo)
