import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { CallRefused, callApi } from '../../../platform/contract/call.ts'
import { MINUTE_MS } from '../../../platform/time/instants.ts'
import { CHALLENGE_MINUTES } from './passkey-rules.ts'

const CALLS = '/api/users/passkeys'

/** Loaded only where a passkey is asked for. */
const library = () => import('@simplewebauthn/browser')

export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/**
 * Has the device create a passkey and adds it to the account.
 * @throws {CallRefused}, and the device's own errors
 */
export async function makePasskey(password: string | null): Promise<void> {
  const { startRegistration } = await library()
  const { options } = await callApi<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    'POST',
    `${CALLS}/options`,
    password === null ? {} : { password },
  )
  const response = await startRegistration({ optionsJSON: options })
  await callApi('POST', CALLS, { response })
}

/**
 * Signs in with a passkey of the device.
 * @throws {CallRefused}, and the device's own errors
 */
export const signInWithPasskey = (useBrowserAutofill = false): Promise<void> => bringKey('login', useBrowserAutofill)

/**
 * Confirms with a passkey that the signed-in person is still present.
 * @throws as signInWithPasskey
 */
export const confirmWithPasskey = (): Promise<void> => bringKey('confirmation', false)

async function bringKey(call: 'login' | 'confirmation', useBrowserAutofill: boolean): Promise<void> {
  const { startAuthentication } = await library()
  const { options } = await callApi<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    'POST',
    `${CALLS}/login/options`,
  )
  const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill })
  await callApi('POST', `${CALLS}/${call}`, { response })
}

const LOOK_EVERY_MS = 10_000
/** Early enough to use the passkey before the challenge expires. */
const RENEW_AFTER_MS = (CHALLENGE_MINUTES - 1) * MINUTE_MS

/** The device's passkeys among the browser's suggestions for the address field. */
export interface Suggestions {
  /** Offers the suggestions again after a button asked for a passkey: only one request may run at a time. */
  offer(): void
  stop(): void
}

export function openSuggestions(onSignedIn: () => void, onRefused: (refusal: CallRefused) => void): Suggestions {
  let offeredAt = 0
  let isOpen = true
  const offer = async () => {
    if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) || !isOpen) return
    offeredAt = performance.now()
    await signInWithPasskey(true).then(onSignedIn, (thrown) => {
      // Cancelled requests and failed starts need no message: a password and a button remain.
      if (thrown instanceof CallRefused && thrown.code !== 0) onRefused(thrown)
    })
  }
  const renewal = setInterval(() => {
    if (!document.hidden && offeredAt > 0 && performance.now() - offeredAt > RENEW_AFTER_MS) void offer()
  }, LOOK_EVERY_MS)
  void offer()
  return {
    offer,
    stop() {
      isOpen = false
      clearInterval(renewal)
      if (offeredAt > 0) void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    },
  }
}
