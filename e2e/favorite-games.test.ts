import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

async function signIn(page: Page): Promise<void> {
  await page.goto('/connexion?retour=/mes-favoris')
  await page.getByLabel('Adresse e-mail').fill('nouvelle@demo.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/mes-favoris')
}

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Garder ${name} parmi mes favoris` })
const listed = (page: Page) => page.getByRole('list').getByRole('heading', { level: 3 }).allTextContents()
const isOfHeart = (request: Request) =>
  request.method() === 'POST' &&
  new URL(request.url()).pathname.startsWith('/mes-favoris') &&
  /gameId/.test(request.postData() ?? '')

/** Presses the heart and waits until its own request is answered. */
async function press(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse((response) => isOfHeart(response.request()))
  await heart(page, name).click()
  expect((await answered).status()).toBeLessThan(400)
}

test.each([true, false])('games are kept by their hearts, listed, and left (scripts: %s)', async (scripts) => {
  const { page, complaints } = await openVisitor(browser, site.address, scripts)
  await signIn(page)
  await page.getByText('Aucun favori pour l’instant').waitFor()
  for (const [path, name] of [
    ['le-pendule', 'Le pendule'],
    ['la-numerologie', 'La numérologie'],
    ['le-tarot-de-marseille', 'Le Tarot de Marseille'],
  ] as const) {
    await page.goto(`/tarots-oracles/${path}`, { waitUntil: 'networkidle' })
    expect(await heart(page, name).getAttribute('aria-pressed')).toBe('false')
    await press(page, name)
    await expect.poll(() => heart(page, name).getAttribute('aria-pressed')).toBe('true')
    expect(new URL(page.url()).pathname).toBe(`/tarots-oracles/${path}`)
  }
  await page.goto('/mes-favoris', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 2, name: 'Vos jeux' }).waitFor()
  expect(await listed(page)).toEqual(['Le Tarot de Marseille', 'La numérologie', 'Le pendule'])
  await page.getByRole('link', { name: 'La numérologie', exact: true }).click()
  await page.waitForURL('**/tarots-oracles/la-numerologie')
  await heart(page, 'La numérologie').and(page.locator('[aria-pressed="true"]')).waitFor()

  await page.goto('/mes-favoris', { waitUntil: 'networkidle' })
  for (const [left, name] of ['Le Tarot de Marseille', 'La numérologie', 'Le pendule'].entries()) {
    await press(page, name)
    await expect.poll(() => listed(page)).toHaveLength(2 - left)
    expect(await heart(page, name).count()).toBe(0)
  }
  await page.getByText('Aucun favori pour l’instant').waitFor()
  expect(complaints).toEqual([])
})

test('a visitor’s heart leads to an account, and names the game', async () => {
  const { page } = await openVisitor(browser, site.address)
  await page.goto('/tarots-oracles/la-numerologie')
  await page.getByRole('link', { name: /pour garder La numérologie parmi ses favoris/ }).click()
  await page.waitForURL('**/inscription?retour=%2Ftarots-oracles%2Fla-numerologie')
})
