import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { PASSWORD_MAX } from '../../house/users/rules.ts'
import { signedIn } from '../accounts/contract.server.ts'
import { MOST_PASSKEYS, NAME_MAX } from '../confirmation/passkey-rules.ts'

const passkey = z.object({
  id: z.int(),
  name: z.string().describe(`at most ${NAME_MAX} characters`),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable().describe('last sign-in with this passkey'),
})
const params = z.object({ id: z.coerce.number().int().positive() })

const bytes = (most: number) => z.base64url().min(1).max(most)
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }

/** The result of `navigator.credentials.create`, as JSON; fields that a browser adds are accepted and ignored. */
const added = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type AddedResponse = z.output<typeof added>

/** The result of `navigator.credentials.get`, as JSON. */
const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(100).optional(),
  }),
})
export type SignedResponse = z.output<typeof signed>

const options = (kind: string) => z.looseObject({ challenge: z.string() }).describe(`${kind} of WebAuthn level 3`)

export const passkeysContract = contract({
  listPasskeys: {
    method: 'GET',
    path: '/api/users/passkeys',
    summary: 'List the passkeys of the account',
    access: 'signedIn',
    output: z.object({ passkeys: z.array(passkey) }),
    refusals: [],
  },
  startPasskey: {
    method: 'POST',
    path: '/api/users/passkeys/options',
    summary:
      'Get the options to create a passkey, valid for five minutes in this session; needs the `password` more than ten minutes after sign-in',
    access: 'signedIn',
    body: z.strictObject({ password: z.string().max(PASSWORD_MAX).optional() }),
    output: z.object({ options: options('PublicKeyCredentialCreationOptionsJSON') }),
    refusals: [
      'emailUnproven',
      'confirmationNeeded',
      'passwordInvalid',
      'noPassword',
      'loginAttemptsReached',
      'passkeysFull',
      'tooManyRequests',
    ],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/users/passkeys',
    summary: `Add the passkey that the device created; at most ${MOST_PASSKEYS}. The account’s owner is told by e-mail`,
    access: 'signedIn',
    body: z.strictObject({ response: added }),
    output: z.object({ passkey }),
    refusals: ['parametersMissing', 'emailUnproven', 'passkeyRefused', 'passkeysFull'],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/users/passkeys/:id',
    summary: 'Rename a passkey',
    access: 'signedIn',
    params,
    body: z.strictObject({ name: z.string().max(1000) }),
    output: z.object({ passkey }),
    refusals: ['parametersMissing', 'textLength', 'notFound'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/users/passkeys/:id',
    summary: 'Delete a passkey, unless it is the only way to sign in. The account’s owner is told by e-mail',
    access: 'signedIn',
    params,
    output: z.object({}),
    refusals: ['notFound', 'confirmationNeeded', 'lastWayIn'],
  },
  startPasskeyLogin: {
    method: 'POST',
    path: '/api/users/passkeys/login/options',
    summary:
      'Get the options to sign in with a passkey, valid for five minutes in this browser; they don’t depend on the account',
    access: 'public',
    output: z.object({ options: options('PublicKeyCredentialRequestOptionsJSON') }),
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
  loginWithPasskey: {
    method: 'POST',
    path: '/api/users/passkeys/login',
    summary: 'Sign in with a passkey; replaces the current session',
    access: 'public',
    body: z.strictObject({ response: signed }),
    output: signedIn,
    refusals: ['parametersMissing', 'passkeyRefused', 'loginAttemptsReached', 'secondFactorNeeded'],
  },
})
