import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { openBrowser } from './browser.ts'
import { type RunningSite, startSite } from './site.ts'
import { energyIn, openSpeaker, WITH_MICROPHONE } from './voice.ts'

let site: RunningSite
let browser: Browser
let clock: ReturnType<typeof setInterval>

beforeAll(async () => {
  // The relay is the demonstration's own.
  site = await startSite({ BEAT_INTERVAL_MS: '200' })
  clock = setInterval(() => void site.goTo(new Date()), 100)
  browser = await openBrowser(undefined, WITH_MICROPHONE)
})
afterAll(async () => {
  clearInterval(clock)
  await browser?.close()
  await site?.stop()
})

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** The loudest that a page plays within a second. */
const loudestOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stream = document.querySelector('audio')?.srcObject as MediaStream | null
    if (!stream) return 0
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const wave = new Float32Array(analyser.fftSize)
    let loudest = 0
    for (let look = 0; look < 20; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      analyser.getFloatTimeDomainData(wave)
      loudest = Math.max(loudest, ...wave.map(Math.abs))
    }
    await context.close()
    return loudest
  })

test('one person with one browser calls an automaton, hears it speak, reads what it says, and gets a receipt', async () => {
  const { context, page, sent } = await openSpeaker(browser, site, 'cliente@demo.test')
  await page.goto('/voyance/eleonore')
  await page.getByRole('link', { name: 'Consulter par appel web' }).click()
  await page.getByText('voix de synthèse').first().waitFor()
  await page.locator('#start').check()
  await button(page, 'Demander l’appel').click()
  await page.waitForURL(/\/consultations\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  const meter = async () => (await (await context.request.get(`/api/consultations/${id}`)).json()).consultation.meter

  await button(page, 'Essayer mon micro').click()
  await page.getByRole('meter').waitFor()
  await page.getByText('voix de synthèse').first().waitFor()
  await button(page, 'Rejoindre l’appel').click()
  await page.getByText('Vous vous entendez bien').waitFor()
  await expect.poll(() => loudestOn(page), { timeout: 60_000 }).toBeGreaterThan(0.02)
  expect(await energyIn(page)).toBeGreaterThan(0)
  await page.getByText('Bonjour, ici Éléonore').waitFor()
  await page.getByText('Compteur en marche').waitFor()
  await expect.poll(async () => (await meter()).seconds, { timeout: 60_000 }).toBeGreaterThan(3)
  const { violations } = await axeOn(page).include('main').analyze()
  expect(violations.map((one) => one.id)).toEqual([])

  // After a reload the page calls again, and the automaton answers again.
  await page.reload()
  await button(page, 'Essayer mon micro').click()
  await button(page, 'Rejoindre l’appel').click()
  await page.getByText('Vous vous entendez bien').waitFor()
  // It listens to the microphone of the test, then goes on by itself.
  await page.getByText('Un petit papier rose vient de tomber').waitFor({ timeout: 90_000 })
  await expect.poll(() => loudestOn(page), { timeout: 60_000 }).toBeGreaterThan(0.02)

  const headers = { origin: site.address, 'idempotency-key': crypto.randomUUID() }
  await context.request.post(`/api/consultations/${id}/end`, { headers, data: {} })
  await page.goto(`/consultations/${id}/recu`)
  await page.getByText('Appel web').waitFor()
  const { receipt } = await (await context.request.get(`/api/consultations/${id}/receipt`)).json()
  expect(receipt.seconds).toBeGreaterThan(3)
  expect(receipt.seconds).toBeLessThan(280)
  expect(sent.filter((frame) => / typ (host|srflx|prflx)/.test(frame))).toEqual([])
}, 300_000)
