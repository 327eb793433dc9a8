import { call } from '../../../platform/contract/call.ts'
import type { confirmingContract } from './passkey-calls.server.ts'

type Calls = typeof confirmingContract

/** Loaded only where a passkey is asked for. */
export const library = () => import('@simplewebauthn/browser')

export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/**
 * Confirms with a passkey that the signed-in person is still present.
 * @throws {CallRefused}, and the device's own errors
 */
export async function confirmWithPasskey(): Promise<void> {
  const response = await askForPasskey()
  await call<Calls['confirmWithPasskey']>('POST', '/api/users/passkeys/confirmation', { body: { response } })
}

/** What a passkey of the device answers to a new challenge. @throws as confirmWithPasskey */
export async function askForPasskey(useBrowserAutofill = false) {
  const { startAuthentication } = await library()
  const { options } = await call<Calls['startPasskeyLogin']>('POST', '/api/users/passkeys/login/options')
  return startAuthentication({ optionsJSON: options, useBrowserAutofill })
}
