import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { cookieLine, valueIn } from '../../../platform/session/cookie.ts'
import { AWAY_SECONDS, PENDING_SECONDS } from '../ways-in/providers.ts'

const isSecure = (visit: Visit): boolean => visit.app.config.mode === 'production'
export const socialCookieName = (secure: boolean): string => (secure ? '__Host-social' : 'social')

/** A random secret that binds a login attempt to one browser. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The secret that this browser carries. */
export const secretIn = (request: Request, visit: Visit): string | null =>
  valueIn(request.headers.get('cookie'), socialCookieName(isSecure(visit)))

/** The Set-Cookie line that stores the secret in the browser, or clears it. */
const secretLine = (visit: Visit, secret: string, seconds: number): string =>
  cookieLine(socialCookieName(isSecure(visit)), secret, seconds, isSecure(visit))

export const awayCookie = (visit: Visit, secret: string): string => secretLine(visit, secret, AWAY_SECONDS)
export const pendingCookie = (visit: Visit, secret: string): string => secretLine(visit, secret, PENDING_SECONDS)
export const clearedSecret = (visit: Visit): string => secretLine(visit, '', 0)

export interface Marks {
  state: string
  nonce: string
  verifier: string
  challenge: string
}

/** The state, nonce and challenge sent to the provider and expected back; derived from this browser's secret. */
export const marksOf = (visit: Visit, secret: string): Marks => itemAt(allMarks(visit, secret), 0)

/** The marks that match a returned state; null if it is another browser's. */
export const marksOfState = (visit: Visit, secret: string, state: string): Marks | null =>
  allMarks(visit, secret).find((marks) => isSame(marks.state, state)) ?? null

/** For each of the program's secrets, the newest first. */
function allMarks(visit: Visit, secret: string): Marks[] {
  const by = (what: string) => visit.app.secrets.signatures(`social:${what}:${secret}`)
  const [states, nonces, verifiers] = [by('state'), by('nonce'), by('verifier')]
  return states.map((state, place) => {
    const verifier = itemAt(verifiers, place).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    return {
      state: state.toString('base64url'),
      nonce: itemAt(nonces, place).toString('base64url'),
      verifier,
      challenge,
    }
  })
}

const isSame = (given: string, expected: string): boolean => timingSafeEqual(secretHash(given), secretHash(expected))
