import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { clickStill } from './click-still.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'
import { widerThanScreen } from './wider-than-screen.ts'

beforeAll(() => openSite())
afterAll(closeSite)

/** A window of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

async function openZoomed(choice: 'refused' | null): Promise<Page> {
  const { page, context } = await openVisitor(browser, site.address)
  if (choice) await context.addCookies([{ name: 'cookie-choice', value: choice, url: site.address }])
  await page.setViewportSize(zoomed)
  return page
}

/** The share of the screen under what stays there while the page scrolls, headers and bars included. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementsFromPoint(innerWidth / 2, y))
    const stays = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
    return rows.filter((elements) => elements.some(stays)).length / rows.length
  })

/** Whether an element can be scrolled to a place where nothing lies over it. */
async function isFree(target: Locator): Promise<boolean> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(over) || over?.contains(element) === true
  })
}

async function expectUsable(page: Page, ...targets: Locator[]): Promise<void> {
  expect(await widerThanScreen(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomed.width)
  for (const target of targets) expect(await isFree(target), String(target)).toBe(true)
  expect(await covered(page)).toBeLessThan(0.25)
}

test('hub, game, fan, result and card at 400 %', async () => {
  const page = await openZoomed('refused')
  await page.goto('/tarots-oracles')
  await expectUsable(page, page.getByRole('main').getByRole('link', { name: 'Le Tarot de Marseille', exact: true }))

  await page.goto('/tarots-oracles/le-tarot-de-marseille')
  const shuffle = page.getByRole('button', { name: 'Mélanger les cartes' })
  await expectUsable(page, ...['La croix celtique', 'Argent'].map((name) => page.getByRole('radio', { name })), shuffle)
  await shuffle.click()
  await page.getByText('Enveloppe scellée').waitFor()
  const card = (place: number) => page.getByRole('checkbox', { name: `Carte ${place}`, exact: true })
  const turn = page.getByRole('button', { name: 'Retourner mes cartes' })
  await expectUsable(page, page.getByLabel('Un mot à vous'), card(1), card(39), card(78), turn)
  for (const place of [1, 20, 39, 60, 78]) await clickStill(card(place))
  await page.getByText('5 sur 5').waitFor()
  await turn.click()

  await page.getByRole('heading', { level: 1, name: 'Votre tirage' }).waitFor()
  const verify = page.getByRole('button', { name: 'Refaire le calcul dans mon navigateur' })
  await expectUsable(page, page.getByRole('heading', { name: 'La lecture' }), verify)
  await verify.click()
  await page.getByText('Les cartes ressortent les mêmes').waitFor()
  await expectUsable(page)

  await page.goto('/tarots-oracles/le-tarot-de-marseille/cartes/le-mat')
  await expectUsable(page, page.getByRole('link', { name: '1. Le baluchon' }), page.getByText('À l’envers').first())
})

test('the question of cookies stands above a low page, and can be answered', async () => {
  const page = await openZoomed(null)
  await page.goto('/tarots-oracles/le-pendule')
  const refuse = page.getByRole('button', { name: 'Refuser', exact: true })
  await refuse.waitFor()
  await expectUsable(page, refuse, page.getByRole('button', { name: 'Lancer le pendule' }))
  await refuse.click()
  await expect.poll(() => refuse.count()).toBe(0)
})
