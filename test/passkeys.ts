import { type Credential, createPasskey, signWith, type Twist } from './authenticator.ts'
import type { Answer, Browser } from './browser.ts'

export const PASSKEYS = '/api/users/passkeys'
export const ORIGIN = 'http://localhost:3000'

/** Asks for what a device needs, and what the device makes of it. */
export async function makePasskey(browser: Browser, twist: Twist = {}, origin = ORIGIN) {
  const { body } = await browser.post(`${PASSKEYS}/options`, {})
  return createPasskey(body.options, origin, twist)
}

/** The whole way: the device's key stands in the account. */
export async function addPasskey(browser: Browser, origin = ORIGIN): Promise<Credential & { passkeyId: number }> {
  const { credential, response } = await makePasskey(browser, {}, origin)
  const { body } = await browser.post(PASSKEYS, { response })
  return { ...credential, passkeyId: body.passkey.id }
}

/** Asks this browser's way in, and what the device signs for it. */
export async function signFor(browser: Browser, credential: Credential, twist: Twist = {}, origin = ORIGIN) {
  const { body } = await browser.post(`${PASSKEYS}/login/options`)
  return signWith(credential, body.options.challenge, origin, twist)
}

export const bring = (browser: Browser, response: object): Promise<Answer> =>
  browser.post(`${PASSKEYS}/login`, { response })
