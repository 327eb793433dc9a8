import { randomBytes } from 'node:crypto'
import { cookieLine } from './cookie.ts'

/** Seconds: longer than anything bound to a browser. */
const BROWSER_MAX_AGE = 600

export const browserCookieName = (secure: boolean): string => (secure ? '__Host-browser' : 'browser')

/** A secret of one browser, signed in or not. */
export const newBrowserSecret = (): string => randomBytes(24).toString('base64url')

/** The Set-Cookie line with a browser's secret. */
export const browserLine = (secret: string, secure: boolean): string =>
  cookieLine(browserCookieName(secure), secret, BROWSER_MAX_AGE, secure)
