import { CallRefused, call } from '../../../platform/contract/call.ts'
import { MINUTE_MS } from '../../../platform/time/instants.ts'
import { askForPasskey, library } from '../confirmation/ask-device.ts'
import { CHALLENGE_MINUTES } from '../confirmation/passkey-rules.ts'
import type { passkeysContract } from './contract.server.ts'

type Calls = typeof passkeysContract

/**
 * Has the device create a passkey and adds it to the account.
 * @throws {CallRefused}, and the device's own errors
 */
export async function makePasskey(password: string | null): Promise<void> {
  const { startRegistration } = await library()
  const { options } = await call<Calls['startPasskey']>('POST', '/api/users/passkeys/options', {
    body: { password: password ?? undefined },
  })
  const response = await startRegistration({ optionsJSON: options })
  await call<Calls['addPasskey']>('POST', '/api/users/passkeys', { body: { response } })
}

/**
 * Signs in with a passkey of the device.
 * @throws {CallRefused}, and the device's own errors
 */
export async function signInWithPasskey(useBrowserAutofill = false): Promise<void> {
  const response = await askForPasskey(useBrowserAutofill)
  await call<Calls['loginWithPasskey']>('POST', '/api/users/passkeys/login', { body: { response } })
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
