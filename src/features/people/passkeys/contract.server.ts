import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { PASSWORD_MAX } from '../../house/users/rules.ts'
import { signedIn } from '../accounts/contract.server.ts'
import { bytes, confirmingContract, credential, optionsShape, signed } from '../confirmation/passkey-calls.server.ts'
import { MOST_PASSKEYS, NAME_MAX } from '../confirmation/passkey-rules.ts'

const passkey = z.object({
  id: z.int(),
  name: z.string().describe(`at most ${NAME_MAX} characters`),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable().describe('last sign-in with this passkey'),
})
const params = z.object({ id: z.coerce.number().int().positive() })

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
    output: z.object({
      options: optionsShape<PublicKeyCredentialCreationOptionsJSON>('PublicKeyCredentialCreationOptionsJSON'),
    }),
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
  ...confirmingContract,
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
