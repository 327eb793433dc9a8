/** Minutes for which a sign-in or another proof of identity counts. */
export const CONFIRMED_MINUTES = 10

/** How a person can confirm their identity; without password and proved address, they sign in again. */
export type Way = 'password' | 'code' | 'signIn'

/** The fields of the proof, beside those of the original request. */
export const PROOF = { intent: 'proof', password: 'proof-password', code: 'proof-code' } as const
