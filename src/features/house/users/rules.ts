import { href } from 'react-router'
export const ADULT_AGE = 18
export const FIRST_NAME_MAX = 60
export const EMAIL_MAX = 254
export const PASSWORD_MIN = 12
export const STAFF_PASSWORD_MIN = 15
/** Bounds the work of one hashing; far above any passphrase. */
export const PASSWORD_MAX = 200
export const OLDEST_BIRTH_YEAR = 1900
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
/** Seconds between two codes, and how many an hour may bring. */
export const CODE_PAUSE = 60
export const CODES_PER_HOUR = 6

/** Letters of any script, apostrophes (straight or curly), hyphens and single spaces; starts and ends with a letter. */
const firstName = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u

/** What an address may hold; the code that is sent proves the rest. */
const email =
  /^[^\s@"<>(),:;[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/** Control, zero-width, direction and other unseen characters: two addresses that look alike must be alike. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Letters of an address are Latin, and none that is drawn as another: a Cyrillic « а » among them, a phonetic « ɡ » or
 * an « ı » without its dot would make it someone else's.
 */
const foreign = /(?!\p{Script=Latin})\p{L}|[\u0131\u0138\u017f\u0180-\u02ff\u1d00-\u1dbf\ua720-\uab6f]/u

/** Domains whose boxes ignore dots and what follows a plus, under the one name that they share. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

export const isFirstName = (text: string): boolean => text.length <= FIRST_NAME_MAX && firstName.test(text)

export function isEmail(address: string): boolean {
  const [local = ''] = address.split('@')
  if (address.length > EMAIL_MAX || local.length > 64 || unseen.test(address)) return false
  if (foreign.test(address.normalize('NFC'))) return false
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..') && email.test(address)
}

/** What two spellings of one address share. */
export function emailKey(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  const local = folded.slice(0, at)
  const domain = folded.slice(at + 1)
  const shared = dotless[domain]
  return shared ? `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${shared}` : `${local}@${domain}`
}

/** What stands for one person on one site: brands never share accounts. */
export const personKey = (siteId: number, address: string): string => `${siteId}:${emailKey(address)}`

/** The calendar day in Paris, as YYYY-MM-DD. */
export const dayInParis = (at: Date): string => parisDay.format(at)
const parisDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' })

/** Whole years between two days written YYYY-MM-DD; someone born on 29 February ages on 1 March in common years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1
}

export const isAdult = (birthDate: string, day: string): boolean => ageOn(birthDate, day) >= ADULT_AGE

/** A real day written YYYY-MM-DD, from 1900 to `today`. */
export function isBirthDate(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text > today || Number(text.slice(0, 4)) < OLDEST_BIRTH_YEAR) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The ways in which a birth date is written without separators. */
export function birthSpellings(birthDate: string): string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const short = year.slice(2)
  return [year, day + month + year, day + month + short, year + month + day, month + year, day + month, day + year]
}

export const genders = ['female', 'male', 'unknown'] as const
export type Gender = (typeof genders)[number]

/** The specification's numbers: couple, single, complicated. */
export const relationships = [1, 2, 3] as const
/** What a form sends for none of them. */
export const NOT_SAID = 'none'
export type Relationship = (typeof relationships)[number]

export interface Registration {
  firstName: string
  emailAddress: string
  password: string
  birthDate: string
  gender: Gender
}

/** The address of a page says what was just done. */
export const DONE = 'fait'
export const ACCOUNT_CREATED = 'compte'

/** The page of all that opens an account. */
export const WAYS_PAGE = href('/mon-compte/acces')

/** The page of the code that proves an address. */
export const VERIFICATION = href('/verification')

/** The page of the account, which says what was just done. */
export const accountDone = (done: string): string => `${href('/mon-compte')}?${DONE}=${done}`

/** Where a person goes once their address is proved. */
export const provedPath = (returnTo: string): string => (returnTo === '/' ? accountDone('adresse') : returnTo)
