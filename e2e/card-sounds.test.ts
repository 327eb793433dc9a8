import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const GAME = '/tarots-oracles/le-tarot-de-marseille'

/** Counts what is sounded in each document, and the files of the sounds. */
async function listen() {
  const { page, complaints } = await openVisitor(browser, site.address)
  const files: string[] = []
  page.on('request', (request) => {
    if (/\/synthesis-[^/]*\.js$/.test(request.url())) files.push(request.url())
  })
  await page.addInitScript(() => {
    const heard = { contexts: 0, rustles: 0 }
    Object.assign(globalThis, { heard })
    const Real = AudioContext
    globalThis.AudioContext = class extends Real {
      constructor() {
        super()
        heard.contexts += 1
      }
    }
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...given) {
      heard.rustles += 1
      start.apply(this, given)
    }
  })
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { contexts: number; rustles: number } }).heard)
  return { page, complaints, files, heard }
}

const toggle = (page: Page) => page.getByRole('button', { name: 'Son de la table', exact: true })

/** Plays a game from its page to its result. */
async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mélanger les cartes' }).click()
  await page.getByText('Enveloppe scellée').waitFor()
  await page.getByRole('button', { name: 'Choisir pour moi' }).click()
  await page.getByRole('button', { name: 'Retourner mes cartes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Votre tirage' }).waitFor()
}

test('is silent until it is switched on, and nothing of it is loaded', async () => {
  const { page, complaints, files, heard } = await listen()
  await page.goto(GAME)
  expect(await toggle(page).getAttribute('aria-pressed')).toBe('false')
  await play(page)
  expect([await heard(), files]).toEqual([{ contexts: 0, rustles: 0 }, []])
  expect(complaints).toEqual([])
})

test('shuffles, deals and turns once it is on, remembers it, and falls silent again', async () => {
  const { page, complaints, files, heard } = await listen()
  await page.goto(GAME)
  await toggle(page).click()
  await expect.poll(() => toggle(page).getAttribute('aria-pressed')).toBe('true')
  await expect.poll(async () => (await heard()).rustles).toBe(2)
  expect(files).toHaveLength(1)

  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => toggle(page).getAttribute('aria-pressed')).toBe('true')
  expect(await heard()).toEqual({ contexts: 0, rustles: 0 })
  await page.getByRole('button', { name: 'Mélanger les cartes' }).click()
  await page.getByText('Enveloppe scellée').waitFor()
  // Two riffles of sixteen leaves and a tap; a sweep of twenty-six; five cards lifted and laid.
  await expect.poll(async () => (await heard()).rustles).toBe(34 + 26)
  await page.getByRole('button', { name: 'Choisir pour moi' }).click()
  await page.getByRole('button', { name: 'Retourner mes cartes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Votre tirage' }).waitFor()
  await expect.poll(heard).toEqual({ contexts: 1, rustles: 34 + 26 + 10 })

  await page.goto(GAME, { waitUntil: 'networkidle' })
  await toggle(page).click()
  await page.reload({ waitUntil: 'networkidle' })
  expect(await toggle(page).getAttribute('aria-pressed')).toBe('false')
  await play(page)
  expect(await heard()).toEqual({ contexts: 0, rustles: 0 })
  expect(complaints).toEqual([])
})

test('has no switch without scripts', async () => {
  const { page } = await openVisitor(browser, site.address, false)
  await page.goto(GAME)
  await page.getByRole('button', { name: 'Mélanger les cartes' }).waitFor()
  expect(await toggle(page).count()).toBe(0)
})
