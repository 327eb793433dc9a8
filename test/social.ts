import * as complete from '../src/features/people/social/complete.page.tsx'
import { loader as comeBack } from '../src/features/people/social/return.page.ts'
import { action as begin } from '../src/features/people/social/start.page.tsx'
import type { Provider } from '../src/features/people/ways-in/providers.ts'
import type { Browser } from './browser.ts'
import { openPage, sendForm } from './forms.ts'
import type { TestApp } from './test-app.ts'

const SITE = 'http://localhost:3000'

/** Presses the provider's button; returns the address it leads to. */
export async function leave(
  test: TestApp,
  browser: Browser,
  provider: Provider,
  fields: Record<string, string> = {},
  returnTo?: string,
) {
  const path = `/connexion/${provider}${returnTo === undefined ? '' : `?retour=${encodeURIComponent(returnTo)}`}`
  const { status, location, data } = await sendForm(test, begin, path, fields, browser, { provider })
  return { status, location, address: data?.address as string }
}

/** Follows the provider's pages as a browser does, until they lead back to the site. */
export async function passThrough(address: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider stopped at ${next}: ${response.status} ${await response.text()}`)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    next = new URL(location, next).href
    if (next.startsWith(SITE)) return next.slice(SITE.length)
  }
  throw new Error('the provider leads nowhere')
}

/** Returns from the provider; gives the address that the site leads to. */
export const arrive = async (test: TestApp, browser: Browser, provider: Provider, back: string) =>
  (await openPage(test, comeBack, back, browser, { provider })).location

/** The whole login, from the button back to the site. */
export async function goRound(
  test: TestApp,
  browser: Browser,
  provider: Provider,
  fields: Record<string, string> = {},
  returnTo?: string,
) {
  const { address } = await leave(test, browser, provider, fields, returnTo)
  return arrive(test, browser, provider, await passThrough(address))
}

export const completion = (changes: Record<string, string | string[]> = {}) => ({
  firstName: 'Léa',
  emailAddress: 'lea@exemple.test',
  birthDate: '12/05/1990',
  gender: 'unknown',
  consents: ['REGISTRATION'],
  ...changes,
})

export const finish = (test: TestApp, browser: Browser, changes: Record<string, string | string[]> = {}) =>
  sendForm(test, complete.action, '/inscription/terminer', completion(changes), browser)
