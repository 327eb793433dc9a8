import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const GAME = '/tarots-oracles/le-tarot-gratuit-d-amour'
const question = 'Que puis-je comprendre de ce silence ?'
const field = (page: Page) => page.getByLabel('Votre question')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function signIn(page: Page): Promise<void> {
  await page.goto(`/connexion?retour=${GAME}`)
  await page.getByLabel('Adresse e-mail').fill('nouvelle@demo.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('clair-de-lune-2026')
  await press(page, 'Me connecter')
  await page.waitForURL((url) => url.pathname === GAME)
}

test('a visitor reads why there is no field, and is led to sign in and back', async () => {
  const { page, complaints } = await openVisitor(browser, site.address)
  await page.goto(GAME)
  await page.getByText('Écrire votre question demande un compte').waitFor()
  expect(await field(page).count()).toBe(0)
  await page.getByRole('link', { name: 'Me connecter', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/connexion')
  expect(complaints).toEqual([])
})

test.each([true, false])('a first question needs a box that is not ticked for her (scripts: %s)', async (scripts) => {
  const { page, complaints } = await openVisitor(browser, site.address, scripts)
  await signIn(page)
  const box = page.getByRole('checkbox', { name: /^J’accepte explicitement/ })
  expect(await box.isChecked()).toBe(false)

  // Nobody has to agree to draw.
  await press(page, 'Mélanger les cartes')
  await page.getByText('Enveloppe scellée').waitFor()

  await page.goto(GAME)
  await field(page).fill(question)
  await press(page, 'Mélanger les cartes')
  await page.getByText('Cochez cette case pour confier ce que la loi protège').first().waitFor()
  expect([await field(page).inputValue(), await box.isChecked()]).toEqual([question, false])

  await box.check()
  await press(page, 'Mélanger les cartes')
  await page.getByText('Enveloppe scellée').waitFor()
  await press(page, 'Choisir pour moi')
  if (scripts) await press(page, 'Retourner mes cartes')
  await page.getByRole('heading', { level: 1, name: 'Votre tirage' }).waitFor()
  await page.getByText(question).waitFor()
  const result = page.url()

  await page.goto(GAME)
  await field(page).waitFor()
  expect(await box.count()).toBe(0)

  await page.goto('/mon-compte/consentements')
  await press(page, 'Retirer mon accord')
  await page.getByText('Votre choix est enregistré, avec sa date.').waitFor()
  await page.goto(result)
  await page.getByRole('heading', { level: 1, name: 'Votre tirage' }).waitFor()
  expect(await page.getByText(question).count()).toBe(0)
  if (scripts) expect(complaints.filter((one) => !one.includes('403'))).toEqual([])
})
