import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Visit } from '../../app.ts'
import { cookieLine, valueIn } from '../../platform/session/cookie.ts'
import { AWAY_SECONDS, PENDING_SECONDS } from './rules.ts'

const isSecure = (visit: Visit): boolean => visit.app.config.mode === 'production'
export const socialCookieName = (secure: boolean): string => (secure ? '__Host-social' : 'social')

/** What binds a way to one browser. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The secret that this browser carries. */
export const secretIn = (request: Request, visit: Visit): string | null =>
  valueIn(request.headers.get('cookie'), socialCookieName(isSecure(visit)))

/** The Set-Cookie line that gives a secret to the browser, or takes it back. */
const secretLine = (visit: Visit, secret: string, seconds: number): string =>
  cookieLine(socialCookieName(isSecure(visit)), secret, seconds, isSecure(visit))

export const awayCookie = (visit: Visit, secret: string): string => secretLine(visit, secret, AWAY_SECONDS)
export const pendingCookie = (visit: Visit, secret: string): string => secretLine(visit, secret, PENDING_SECONDS)
export const clearedSecret = (visit: Visit): string => secretLine(visit, '', 0)

/** What goes with the person and must come back with them; only this browser's secret makes the same. */
export function marksOf(visit: Visit, secret: string) {
  const mark = (what: string): string =>
    createHmac('sha256', visit.app.secret).update(`social:${what}:${secret}`).digest('base64url')
  const verifier = mark('verifier')
  return {
    state: mark('state'),
    nonce: mark('nonce'),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
}

export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(secretHash(given), secretHash(expected))
