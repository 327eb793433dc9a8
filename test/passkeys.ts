import { type Credential, createPasskey, signWith, type Twist } from './authenticator.ts'
import type { Answer, Browser } from './browser.ts'

export const PASSKEYS = '/api/users/passkeys'
export const ORIGIN = 'http://localhost:3000'

/** Asks for the options and creates a passkey with them. */
export async function makePasskey(browser: Browser, twist: Twist = {}, origin = ORIGIN) {
  const { body } = await browser.post(`${PASSKEYS}/options`, {})
  return createPasskey(body.options, origin, twist)
}

/** Creates a passkey and adds it to the account. */
export async function addPasskey(browser: Browser, origin = ORIGIN): Promise<Credential & { passkeyId: number }> {
  const { credential, response } = await makePasskey(browser, {}, origin)
  const { body } = await browser.post(PASSKEYS, { response })
  return { ...credential, passkeyId: body.passkey.id }
}

/** Asks for this browser's sign-in options and signs their challenge. */
export async function signFor(browser: Browser, credential: Credential, twist: Twist = {}, origin = ORIGIN) {
  const { body } = await browser.post(`${PASSKEYS}/login/options`)
  return signWith(credential, body.options.challenge, origin, twist)
}

export const bring = (browser: Browser, response: object): Promise<Answer> =>
  browser.post(`${PASSKEYS}/login`, { response })
