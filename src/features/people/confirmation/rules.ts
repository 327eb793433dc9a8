/** For how long a sign-in, or another proof that it is still the person, counts. */
export const CONFIRMED_MINUTES = 10

/** How a person may show that it is them; one without password and proved address signs in again. */
export type Way = 'password' | 'code' | 'signIn'

/** The fields of the proof, beside those of what the person wanted. */
export const PROOF = { intent: 'proof', password: 'proof-password', code: 'proof-code' } as const
