import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../../platform/jobs/sealed.ts'
import { DIGITS, PERIOD_SECONDS, WINDOW } from './rules.ts'

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20

interface Kept {
  userId: number
  secret: string
}

/** A new secret, sealed together with whose it is: in another person's row it opens nothing. */
export const newSealedSecret = (userId: number, password: string): Promise<string> =>
  seal({ userId, secret: new Secret({ size: SECRET_BYTES }).base32 } satisfies Kept, password)

/** The secret in base32. @throws for one that was sealed for someone else */
export async function openSecret(sealed: string, userId: number, password: string): Promise<string> {
  const kept = await unseal<Partial<Kept>>(sealed, password)
  if (kept.userId !== userId || typeof kept.secret !== 'string') throw new Error('a second factor of another person')
  return kept.secret
}

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD_SECONDS,
    algorithm: 'SHA1',
    label,
    issuer,
  })

/** The counter of the step whose code this is, near the given instant; null for any other code. */
export function counterOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() })

/** What an authenticator program reads: otpauth://totp/… */
export const setupAddress = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString()
