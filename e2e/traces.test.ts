import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openVisitor } from './browser.ts'
import { Caller } from './caller.ts'
import { type RunningSite, startSite } from './site.ts'

/** Checks that a browser shows nothing of a person once they are signed out. */

const EMAIL = 'cliente@demo.test'
const SAID = 'Je vois un départ, et une clé que l’on rend.'
let site: RunningSite
let browser: Browser
let conversation: number

beforeAll(async () => {
  site = await startSite()
  // The back/forward cache keeps whole pages alive.
  browser = await openBrowser('127.0.0.1', [], ['--disable-back-forward-cache'])
  conversation = await converse()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** An ended conversation. */
async function converse(): Promise<number> {
  const client = await Caller.signIn(site, EMAIL)
  const psychic = await Caller.signIn(site, 'voyante@demo.test')
  const { psychics } = await client.call(site, 'GET', '/api/psychics?name=Salomé')
  await psychic.call(site, 'POST', '/api/workspace/presence', { channels: ['chat'] })
  const chosen = { psychicId: psychics[0].id, channel: 'chat' }
  const { id } = (await client.call(site, 'POST', '/api/consultations', chosen)).consultation
  await psychic.call(site, 'POST', `/api/workspace/requests/${id}/accept`)
  await psychic.call(site, 'POST', `/api/consultations/${id}/messages`, { clientId: 'p1', text: SAID })
  await client.call(site, 'POST', `/api/consultations/${id}/end`)
  return id
}

/** A client's page that shows it. */
async function openConversation(): Promise<Page> {
  const { page, context } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.goto(`/connexion?retour=/consultations/${conversation}`)
  await page.getByLabel('Adresse e-mail').fill(EMAIL)
  await page.getByLabel('Mot de passe', { exact: true }).fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await page.waitForURL((url) => url.pathname === `/consultations/${conversation}`)
  // A full page load, as when a link is followed.
  await page.goto(`/consultations/${conversation}`)
  await page.getByText(SAID).waitFor()
  return page
}

const endSessions = () =>
  site.owner
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('user_id', 'in', (of) => of.selectFrom('users').select('id').where('email', '=', EMAIL))
    .execute()

const shown = (page: Page) => page.evaluate(() => document.body.innerText)

test('a conversation is gone after going back to it once the session was ended elsewhere', async () => {
  const page = await openConversation()
  await page.goto(`${site.secondAddress}/`)
  await endSessions()
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL((url) => url.pathname === '/connexion')
  expect(await shown(page)).not.toContain(SAID)
  await page.context().close()
})

test('nor is it there without a network', async () => {
  const page = await openConversation()
  await page.goto(`${site.secondAddress}/`)
  await endSessions()
  await page.context().setOffline(true)
  await page.goBack({ waitUntil: 'commit' }).catch(() => null)
  await page.waitForURL((url) => url.origin !== site.secondAddress)
  expect(await shown(page)).not.toContain(SAID)
  await page.context().close()
})

test('signing out in a room and going back asks to sign in', async () => {
  const page = await openConversation()
  await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/connexion')
  expect(await shown(page)).not.toContain(SAID)
  await page.context().close()
})
