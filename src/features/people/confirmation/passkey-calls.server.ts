import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

export const bytes = (most: number) => z.base64url().min(1).max(most)
export const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }

/** The result of `navigator.credentials.get`, as JSON. */
export const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(100).optional(),
  }),
})
export type SignedResponse = z.output<typeof signed>

/** Options that the browser hands to the device as they are. */
export const optionsShape = <T extends object>(kind: string) =>
  z.looseObject({ challenge: z.string() }).describe(`${kind} of WebAuthn level 3`) as unknown as z.ZodType<T, T>

/** The calls with which a device proves that its person is present. */
export const confirmingContract = contract({
  startPasskeyLogin: {
    method: 'POST',
    path: '/api/users/passkeys/login/options',
    summary:
      'Get the options to sign in with a passkey, valid for five minutes in this browser; they don’t depend on the account',
    access: 'public',
    output: z.object({
      options: optionsShape<PublicKeyCredentialRequestOptionsJSON>('PublicKeyCredentialRequestOptionsJSON'),
    }),
    refusals: ['tooManyRequests'],
  },
  confirmWithPasskey: {
    method: 'POST',
    path: '/api/users/passkeys/confirmation',
    summary: 'Confirm with a passkey that the signed-in person is still present',
    access: 'signedIn',
    body: z.strictObject({ response: signed }),
    output: z.object({}),
    refusals: ['parametersMissing', 'passkeyRefused', 'loginAttemptsReached'],
  },
})
