import { randomBytes } from 'node:crypto'
import { cookieLine } from './cookie.ts'

/** Seconds: longer than what is bound to a browser lasts. */
const BROWSER_MAX_AGE = 600

export const browserCookieName = (secure: boolean): string => (secure ? '__Host-browser' : 'browser')

/** What one browser alone carries, signed in or not. */
export const newBrowserSecret = (): string => randomBytes(24).toString('base64url')

/** The Set-Cookie line of a browser that carries a secret. */
export const browserLine = (secret: string, secure: boolean): string =>
  cookieLine(browserCookieName(secure), secret, BROWSER_MAX_AGE, secure)
