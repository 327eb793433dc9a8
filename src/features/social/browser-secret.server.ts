import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Visit } from '../../app.ts'
import { AWAY_SECONDS, PENDING_SECONDS } from './rules.ts'

const isSecure = (visit: Visit): boolean => visit.app.config.mode === 'production'
const nameOf = (visit: Visit): string => (isSecure(visit) ? '__Host-social' : 'social')

/** What binds a way to one browser. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The secret that this browser carries. */
export function secretIn(request: Request, visit: Visit): string | null {
  const name = `${nameOf(visit)}=`
  const parts = request.headers.get('cookie')?.split(';') ?? []
  const value = parts.map((part) => part.trim()).find((part) => part.startsWith(name))
  return value?.slice(name.length) || null
}

/** The Set-Cookie line that gives a secret to the browser, or takes it back. Lax: the provider sends people back by a link. */
function cookieLine(visit: Visit, secret: string, seconds: number): string {
  const secure = isSecure(visit) ? '; Secure' : ''
  return `${nameOf(visit)}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export const awayCookie = (visit: Visit, secret: string): string => cookieLine(visit, secret, AWAY_SECONDS)
export const pendingCookie = (visit: Visit, secret: string): string => cookieLine(visit, secret, PENDING_SECONDS)
export const clearedSecret = (visit: Visit): string => cookieLine(visit, '', 0)

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
