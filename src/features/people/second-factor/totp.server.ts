import { Secret, TOTP } from 'otpauth'
import { DIGITS, PERIOD_SECONDS, WINDOW } from './rules.ts'

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** In base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD_SECONDS,
    algorithm: 'SHA1',
    label,
    issuer,
  })

/** The counter of the time step that a code belongs to, near the given instant; null for any other code. */
export function counterOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() })

/** The address that authenticator apps read: otpauth://totp/… */
export const setupAddress = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString()
