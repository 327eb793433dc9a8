import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { openBrowser } from './browser.ts'
import { postAt } from './by-api.ts'
import { ofTheScreen } from './of-the-screen.ts'
import { type RunningSite, startSite } from './site.ts'
import {
  awakeIn,
  energyIn,
  flowIn,
  gatheredIn,
  type OwnRelay,
  openRelay,
  openSpeaker,
  type Speaker,
  WITH_MICROPHONE,
} from './voice.ts'

let site: RunningSite
let relay: OwnRelay
let browser: Browser
let clock: ReturnType<typeof setInterval>

beforeAll(async () => {
  relay = await openRelay()
  site = await startSite({ ...relay.settings, BEAT_INTERVAL_MS: '200' })
  // Sound takes real time: the clock of rooms follows the machine's.
  clock = setInterval(() => void site.goTo(new Date()), 100)
  browser = await openBrowser(undefined, WITH_MICROPHONE)
})
afterEach(async () => {
  relay.thaw()
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  clearInterval(clock)
  await browser?.close()
  await site?.stop()
  await relay?.stop()
})

const post = (page: Page, path: string, data?: object) => postAt(site.address, page, path, data)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function join(page: Page): Promise<void> {
  await button(page, 'Essayer mon micro').click()
  await page.getByRole('meter', { name: 'Niveau de votre micro' }).waitFor()
  await button(page, 'Rejoindre l’appel').click()
}

/** Both sides in the room of a call that the psychic has accepted. */
async function openCall(): Promise<{ id: number; client: Speaker; psychic: Speaker }> {
  const client = await openSpeaker(browser, site, 'cliente@demo.test')
  const psychic = await openSpeaker(browser, site, 'voyante@demo.test')
  await post(psychic.page, '/api/workspace/presence', { channels: ['chat', 'web-call'] })
  await client.page.goto('/voyance/salome')
  await client.page.getByRole('link', { name: 'Consulter par appel web' }).click()
  await client.page.locator('#start').check()
  await button(client.page, 'Demander l’appel').click()
  await client.page.waitForURL(/\/consultations\/\d+$/)
  const id = Number(client.page.url().split('/').at(-1))
  await psychic.page.goto('/espace-voyant')
  await psychic.page.getByText('par appel web').waitFor()
  await button(psychic.page, 'Accepter').first().click()
  return { id, client, psychic }
}

async function talkTogether(...pages: Page[]): Promise<void> {
  for (const page of pages) await join(page)
  for (const page of pages) await page.getByText('Vous vous entendez bien').waitFor()
}

const counts = (page: Page) => page.getByText('Compteur en marche')
const meterOf = async ({ page }: Speaker, id: number) =>
  (await (await page.context().request.get(`/api/consultations/${id}`)).json()).consultation.meter

test('two people hear each other through the relay alone; a cut is not billed, and heals by itself', async () => {
  const { id, client, psychic } = await openCall()
  for (const { page } of [client, psychic]) {
    const { violations } = await axeOn(page).include('main').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
  expect(await meterOf(client, id)).toMatchObject({ seconds: 0, counting: false })
  await talkTogether(client.page, psychic.page)
  for (const { page } of [client, psychic]) await expect.poll(() => energyIn(page)).toBeGreaterThan(0)
  await counts(client.page).waitFor()
  await expect.poll(async () => (await meterOf(client, id)).seconds).toBeGreaterThan(3)

  relay.freeze()
  await client.page.getByText('Le son ne passe plus, nous cherchons un autre chemin').waitFor()
  await expect.poll(async () => (await meterOf(client, id)).pauseReason).toBe('sound')
  const counted = (await meterOf(client, id)).seconds
  relay.thaw()
  for (const { page } of [client, psychic]) await page.getByText('Vous vous entendez bien').waitFor()
  await expect.poll(async () => (await meterOf(client, id)).seconds).toBeGreaterThan(counted + 2)

  // Until a new path is looked for over the socket.
  const offers = () => client.sent.filter((frame) => frame.includes('"offer"')).length
  const before = offers()
  relay.freeze()
  await expect.poll(offers).toBeGreaterThan(before)
  relay.thaw()
  for (const { page } of [client, psychic]) await page.getByText('Vous vous entendez bien').waitFor()

  const flow = Math.min(await flowIn(client.page), await flowIn(psychic.page)) / 1000
  await post(client.page, `/api/consultations/${id}/end`)
  await client.page.goto(`/consultations/${id}/recu`)
  await client.page.getByText('Appel web').waitFor()
  const { receipt } = await (await client.context.request.get(`/api/consultations/${id}/receipt`)).json()
  expect(receipt.seconds).toBeGreaterThan(counted)
  // At most a second for each of the two cuts.
  expect(receipt.seconds).toBeLessThanOrEqual(flow + 2)

  for (const { page, sent } of [client, psychic]) {
    const candidates = await gatheredIn(page)
    expect(candidates.filter((candidate) => candidate !== '' && !candidate.includes(' typ relay'))).toEqual([])
    expect(sent.some((frame) => frame.includes('typ relay'))).toBe(true)
    expect(sent.filter((frame) => / typ (host|srflx|prflx)|raddr (?!0\.0\.0\.0)/.test(frame))).toEqual([])
  }
})

test('one page has the call, another takes it over; mute, and “I can’t hear you”, are told to the other side', async () => {
  const { id, client, psychic } = await openCall()
  await talkTogether(client.page, psychic.page)
  await counts(psychic.page).waitFor()

  await button(client.page, 'Je n’entends pas Salomé').click()
  await psychic.page.getByText('Camille ne vous entend pas').waitFor()
  expect(await meterOf(client, id)).toMatchObject({ counting: false, pauseReason: 'unheard' })
  await button(client.page, 'J’entends de nouveau Salomé').click()
  await counts(psychic.page).waitFor()

  await button(client.page, 'Couper mon micro').click()
  await client.page.getByText('Votre micro est coupé').waitFor()
  await button(client.page, 'Rouvrir mon micro').click()

  const second = await client.context.newPage()
  await second.goto(`/consultations/${id}`)
  await join(second)
  await button(second, 'Reprendre l’appel ici').click()
  await button(second, 'Rejoindre l’appel').click()
  await second.getByText('Vous vous entendez bien').waitFor()
  await client.page.getByText('L’appel est ouvert dans un autre onglet').waitFor()
  for (const scheme of ['light', 'dark'] as const) {
    await second.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await second.setViewportSize(scheme === 'dark' ? { width: 375, height: 812 } : { width: 1280, height: 900 })
    const axe = axeOn(second).include('main')
    const { violations } = await (scheme === 'light' ? axe : axe.withRules(ofTheScreen)).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([])
  }
  await post(second, `/api/consultations/${id}/end`)
})

test('the screen stays on while a page has the call, and the other’s voice plays where the person chose', async () => {
  const { id, client, psychic } = await openCall()
  expect(await awakeIn(client.page)).toBe(0)
  await talkTogether(client.page, psychic.page)
  expect(await awakeIn(client.page)).toBe(1)

  await client.page.getByText('Haut-parleur et confidentialité').click()
  const choice = client.page.getByLabel('Haut-parleur', { exact: true })
  const chosen = await choice.locator('option').last().getAttribute('value')
  await choice.selectOption(chosen)
  const sink = () => client.page.evaluate(() => document.querySelector('audio')?.sinkId)
  await expect.poll(sink).toBe(chosen)

  await post(client.page, `/api/consultations/${id}/end`)
  await expect.poll(() => awakeIn(client.page)).toBe(0)
})

test('a refused microphone is told how to be allowed, and the chat remains', async () => {
  const { id, client, psychic } = await openCall()
  const { page } = client
  // The browser refuses it to a page that this header forbids it, with the same fault as when its owner does.
  await page.route(`**/consultations/${id}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'permissions-policy': 'microphone=()' } })
  })
  await page.goto(`/consultations/${id}`)
  await button(page, 'Essayer mon micro').click()
  await page.getByText('Votre navigateur n’autorise pas le micro').waitFor()
  await page.getByText('demandez un tchat').waitFor()
  await page.getByLabel('Votre message').fill('Mon micro ne marche pas.')
  await button(page, 'Envoyer').click()
  await psychic.page.getByText('Mon micro ne marche pas.').waitFor()
  expect(await meterOf(client, id)).toMatchObject({ seconds: 0, counting: false })
  await post(page, `/api/consultations/${id}/end`)
})
