/** TOTP parameters: the only ones that every authenticator app supports. */
export const PERIOD_SECONDS = 30
export const DIGITS = 6
/** Time steps accepted before and after the present one, for telephones whose clock is a little wrong. */
export const WINDOW = 1
export const RECOVERY_CODES = 10

/** Leaves out characters that look alike. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

/** A recovery code from as many random bytes as it has characters, e.g. "K7QM2-9XRTB". */
export function recoveryCode(bytes: Uint8Array): string {
  const signs = [...bytes].map((byte) => SIGNS[byte % SIGNS.length])
  return `${signs.slice(0, HALF).join('')}-${signs.slice(HALF, 2 * HALF).join('')}`
}
export const RECOVERY_SIGNS = 2 * HALF

/** The typed code without spaces and hyphens, in capitals. */
export const tidiedCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export const isTotp = (tidied: string): boolean => /^\d{6}$/.test(tidied)
