import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { signedIn } from './by-api.ts'
import { reach } from './keys.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'
import { widerThanScreen } from './wider-than-screen.ts'

beforeAll(() => openSite())
afterAll(closeSite)

/** A thumb's target and the space around it. */
const SLIM = 64

const signIn = (scripts?: boolean) => signedIn(browser, site.address, 'voyante@demo.test', scripts)
const bar = (page: Page) => page.getByRole('banner')
const summary = (page: Page, name: string) => page.locator('summary', { hasText: name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isSound = async (page: Page) => expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([])

test.each([320, 375])('at %i px the bar is one line that says the state and changes it by one tap', async (width) => {
  const page = await signIn()
  await page.setViewportSize({ width, height: 812 })
  await page.goto('/espace-voyant/avis')
  const isSlim = async () => expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(SLIM)
  if (await button(page, 'Me rendre disponible').isVisible()) await button(page, 'Me rendre disponible').click()
  await page.getByText('Visible depuis').waitFor()
  await isSlim()
  await button(page, 'Faire une pause').click()
  await page.getByText('En pause depuis').waitFor()
  await isSlim()
  await isSound(page)

  // It stays in view, and the rest unfolds over the page.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect((await bar(page).boundingBox())?.y).toBe(0)
  await button(page, 'Menu').click()
  await summary(page, 'Argent').click()
  const link = page.getByRole('link', { name: 'Gains', exact: true })
  await link.waitFor()
  expect(await widerThanScreen(page)).toEqual([])
  await isSound(page)
  await link.click()
  await page.waitForURL(/\/espace-voyant\/gains$/)
  await button(page, 'Me rendre disponible').waitFor()
  await isSlim()
  expect(await link.isVisible()).toBe(false)
  await page.context().close()
})

test('on a wide screen the menu is one row of groups, opened one at a time by keyboard', async () => {
  const page = await signIn()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/espace-voyant/horaires')
  const menu = page.getByRole('navigation', { name: 'Espaces de travail' })
  const tops = await menu
    .locator('> ul > li')
    .evaluateAll((items) => items.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)

  await reach(summary(page, 'Travail'))
  await page.keyboard.press('Enter')
  const hours = menu.getByRole('link', { name: 'Horaires' })
  await hours.waitFor()
  expect(await hours.getAttribute('aria-current')).toBe('page')
  await isSound(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await hours.waitFor({ state: 'hidden' })
  await expect.poll(() => summary(page, 'Travail').evaluate((at) => at === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await hours.waitFor()
  await reach(summary(page, 'Argent'))
  await hours.waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await reach(menu.getByRole('link', { name: 'Contestations' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/contestations$/)
  expect(await menu.getByRole('link', { name: 'Contestations' }).isVisible()).toBe(false)
  await page.context().close()
})

test('after a pause one press opens the channels that were open before', async () => {
  const page = await signIn()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/espace-voyant')
  await page.getByLabel('Appel web').check()
  await button(page, 'Me rendre disponible').or(button(page, 'Changer mes canaux')).click()
  await page.getByText('sur tchat, appel web').waitFor()
  await button(page, 'Faire une pause').click()
  await page.getByText('En pause depuis').waitFor()
  await page.goto('/espace-voyant/avis')
  await button(page, 'Me rendre disponible').click()
  await page.getByText('sur tchat, appel web').waitFor()
  await page.context().close()
})

test.each([375, 1440])('without scripts at %i px every area is reached and the state changes', async (width) => {
  const page = await signIn(false)
  await page.setViewportSize({ width, height: 812 })
  await page.goto('/espace-voyant/avis')
  await button(page, 'Me rendre disponible').or(button(page, 'Changer mes canaux')).click()
  await page.getByText('Visible depuis').waitFor()
  expect(new URL(page.url()).pathname).toBe('/espace-voyant/avis')
  await button(page, 'Me mettre hors ligne').click()
  await page.getByText('Hors ligne depuis').waitFor()
  await summary(page, 'Argent').click()
  expect(await widerThanScreen(page)).toEqual([])
  await page.getByRole('link', { name: 'Gains', exact: true }).click()
  await page.waitForURL(/\/espace-voyant\/gains$/)
  await page.context().close()
})
