import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

async function openAt(path: string): Promise<Page> {
  const { page, context } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.goto(path)
  return page
}

const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`)

test('a missing answer in a group of radio buttons is one error, named by its question', async () => {
  const page = await openAt('/theme-astral')
  await page.getByLabel('Prénom').fill('Camille')
  await page.getByLabel('Date de naissance').fill('12/05/1990')
  await page.getByLabel('Heure de naissance').fill('14:30')
  await page.getByLabel('Lieu de naissance').fill('Saint')
  const send = page.getByRole('main').locator('form button[type="submit"]')
  await send.click()
  const group = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  await group.waitFor()
  // The first place is preselected: clear it.
  await group
    .getByRole('radio')
    .first()
    .evaluate((one: HTMLInputElement) => {
      one.checked = false
    })
  await send.click()
  const question = await group.locator('legend').innerText()
  const faults = page.getByRole('region', { name: 'Il reste un point à revoir' }).getByRole('link')
  expect(await faults.allInnerTexts()).toEqual([`${question} Choisissez une réponse.`])
  await faults.click()
  expect(
    await group
      .getByRole('radio')
      .first()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true)

  await group.getByRole('radio').first().check()
  await send.click()
  await expect.poll(() => focused(page)).toBe('H1 Le thème astral de Camille')
  await expect.poll(() => page.title()).toBe('Le thème astral de Camille')
  await page.context().close()
})

test('once a code is on its way, the page has another title and begins with it', async () => {
  const page = await openAt('/mot-de-passe-oublie')
  await page.getByLabel('Adresse e-mail').fill('nouvelle@demo.test')
  await page.getByRole('main').locator('button[type="submit"]').first().click()
  await expect.poll(() => focused(page)).toBe('H1 Choisir un nouveau mot de passe')
  await expect.poll(() => page.title()).toBe('Choisir un nouveau mot de passe')
  await page.context().close()
})

test('in forced colours a meaningful drawing uses them', async () => {
  const page = await openAt('/')
  await page.emulateMedia({ forcedColors: 'active' })
  const lens = page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).locator('path')
  const drawn = await lens.evaluate((path) => [
    getComputedStyle(path).stroke,
    getComputedStyle(path.closest('button')!).color,
  ])
  expect(drawn[0]).toBe(drawn[1])
  await page.context().close()
})
