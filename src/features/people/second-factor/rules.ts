/** Of authenticator programs: the only figures that all of them know. */
export const PERIOD_SECONDS = 30
export const DIGITS = 6
/** Steps before and after the present one whose code is taken: a telephone's clock may be a little wrong. */
export const WINDOW = 1
export const RECOVERY_CODES = 10

/** No sign that looks like another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

/** A recovery code from as many random bytes as it has signs, e.g. "K7QM2-9XRTB". */
export function recoveryCode(bytes: Uint8Array): string {
  const signs = [...bytes].map((byte) => SIGNS[byte % SIGNS.length])
  return `${signs.slice(0, HALF).join('')}-${signs.slice(HALF, 2 * HALF).join('')}`
}
export const RECOVERY_SIGNS = 2 * HALF

/** What was typed, however it was spaced and cased. */
export const tidiedCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export const isTotp = (tidied: string): boolean => /^\d{6}$/.test(tidied)
