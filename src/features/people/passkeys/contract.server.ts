import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { PASSWORD_MAX } from '../../house/users/rules.ts'
import { signedIn } from '../accounts/contract.server.ts'
import { MOST_PASSKEYS, NAME_MAX } from '../confirmation/passkey-rules.ts'

const passkey = z.object({
  id: z.int(),
  name: z.string().describe(`up to ${NAME_MAX} characters`),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable().describe('the last sign-in with it'),
})
const params = z.object({ id: z.coerce.number().int().positive() })

const bytes = (most: number) => z.base64url().min(1).max(most)
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }

/** What `navigator.credentials.create` gave, as JSON; what a browser adds to it is let through and not read. */
const added = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type AddedResponse = z.output<typeof added>

/** What `navigator.credentials.get` gave. */
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
    summary: 'The passkeys that open one’s account.',
    access: 'signedIn',
    output: z.object({ passkeys: z.array(passkey) }),
    refusals: [],
  },
  startPasskey: {
    method: 'POST',
    path: '/api/users/passkeys/options',
    summary:
      'What a device needs to make a passkey, for five minutes and this session alone; more than ten minutes after the sign-in or another proof, with the `password`.',
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
    summary: `Keeps the passkey that the device made, under the device’s name; ${MOST_PASSKEYS} at most. Its owner is told by mail.`,
    access: 'signedIn',
    body: z.strictObject({ response: added }),
    output: z.object({ passkey }),
    refusals: ['parametersMissing', 'emailUnproven', 'passkeyRefused', 'passkeysFull'],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/users/passkeys/:id',
    summary: 'Gives one’s own passkey another name.',
    access: 'signedIn',
    params,
    body: z.strictObject({ name: z.string().max(1000) }),
    output: z.object({ passkey }),
    refusals: ['parametersMissing', 'textLength', 'notFound'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/users/passkeys/:id',
    summary: 'Takes one’s own passkey off the account, unless nothing else would open it. Its owner is told by mail.',
    access: 'signedIn',
    params,
    output: z.object({}),
    refusals: ['notFound', 'confirmationNeeded', 'lastWayIn'],
  },
  startPasskeyLogin: {
    method: 'POST',
    path: '/api/users/passkeys/login/options',
    summary:
      'What a device needs to sign in with a passkey, for five minutes and this browser alone; the same for everyone.',
    access: 'public',
    output: z.object({ options: options('PublicKeyCredentialRequestOptionsJSON') }),
    refusals: ['tooManyRequests'],
  },
  confirmWithPasskey: {
    method: 'POST',
    path: '/api/users/passkeys/confirmation',
    summary: 'Shows with a passkey of the account that it is still the person who is signed in.',
    access: 'signedIn',
    body: z.strictObject({ response: signed }),
    output: z.object({}),
    refusals: ['parametersMissing', 'passkeyRefused', 'loginAttemptsReached'],
  },
  loginWithPasskey: {
    method: 'POST',
    path: '/api/users/passkeys/login',
    summary: 'Signs in with what the device signed; the present session ends and another begins.',
    access: 'public',
    body: z.strictObject({ response: signed }),
    output: signedIn,
    refusals: ['parametersMissing', 'passkeyRefused', 'loginAttemptsReached', 'secondFactorNeeded'],
  },
})
