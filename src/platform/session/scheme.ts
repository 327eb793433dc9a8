import { cookieLine, valueIn } from './cookie.ts'

/** By day or by night, where a visitor does not leave it to their device. */
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Seconds: a year. */
const SCHEME_MAX_AGE = 31_536_000

export const schemeCookieName = (secure: boolean): string => (secure ? '__Host-scheme' : 'scheme')

/** The scheme chosen in a Cookie header; null if it is left to the device. */
export function schemeIn(header: string | null, secure: boolean): Scheme | null {
  const given = valueIn(header, schemeCookieName(secure))
  return schemes.find((scheme) => scheme === given) ?? null
}

/** The Set-Cookie line of a choice; null clears it. */
export const schemeLine = (scheme: Scheme | null, secure: boolean): string =>
  cookieLine(schemeCookieName(secure), scheme ?? '', scheme ? SCHEME_MAX_AGE : 0, secure)
