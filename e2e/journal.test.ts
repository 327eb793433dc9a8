import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill('cliente@demo.test')
  await page.getByLabel('Mot de passe').fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter' }).click()
}

test.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)(
  '%s, a visitor draws, signs in, keeps the draw with a note, changes it and removes it',
  async (_how, scripts) => {
    const { page, complaints } = await openVisitor(browser, site.address, scripts)
    await page.goto('/tarots-oracles/le-tarot-gratuit-d-amour')
    await page.getByRole('button', { name: 'Mélanger les cartes' }).click()
    await page.getByRole('button', { name: 'Choisir pour moi' }).click()
    if (scripts) await page.getByRole('button', { name: /^Retourner/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Votre tirage' }).waitFor()
    await page.getByRole('link', { name: 'Garder dans mon journal' }).click()

    await signIn(page)
    await page.getByRole('heading', { level: 1, name: 'Garder dans mon journal' }).waitFor()
    await page.getByLabel('Ce que j’en pense').fill('Une carte m’a parlé.')
    await page.getByRole('button', { name: 'Garder dans mon journal' }).click()

    await page.getByText('C’est dans votre journal.').waitFor()
    await page.getByLabel('Ce que j’en pense').fill('Deux cartes m’ont parlé.')
    await page.getByRole('button', { name: 'Enregistrer ma note' }).click()
    await page.getByText('Votre note est enregistrée.').waitFor()

    await page.goto('/mon-compte')
    await page.getByRole('main').getByRole('link', { name: 'Mon journal' }).click()
    await page.getByRole('main').getByText('Deux cartes m’ont parlé.').waitFor()
    await page
      .getByRole('navigation', { name: 'Ce que vous avez gardé' })
      .getByRole('link', { name: 'Tirages' })
      .click()
    await page.getByRole('listitem').getByRole('heading').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Retirer cette page' }).click()
    await page.getByText('Cette page est retirée de votre journal.').waitFor()
    expect(await page.getByText('Deux cartes m’ont parlé.').count()).toBe(0)
    expect(complaints).toEqual([])
  },
)

test('without scripts, a horoscope and a question are kept, and found again by what they are', async () => {
  const { page, complaints } = await openVisitor(browser, site.address, false)
  await page.goto('/horoscope/semaine/lion')
  expect(await page.getByRole('link', { name: 'Garder dans mon journal' }).count()).toBe(0)
  await page.goto('/connexion')
  await signIn(page)
  await page.goto('/horoscope/semaine/lion')
  await page.getByRole('link', { name: 'Garder dans mon journal' }).click()
  await page.getByRole('button', { name: 'Garder dans mon journal' }).click()
  await page.getByRole('heading', { level: 1, name: /^Lion\s: horoscope de la semaine$/ }).waitFor()

  await page.goto('/mon-journal')
  await page.getByRole('link', { name: 'Noter une question' }).click()
  await page.getByLabel('Ma question').fill('Faut-il partir ?')
  await page.getByRole('button', { name: 'Garder dans mon journal' }).click()
  await page.getByText('C’est dans votre journal.').waitFor()
  const days = page.getByLabel('Le jour où nous vous écrirons')
  await days.fill((await days.getAttribute('max')) ?? '')
  await page.getByRole('button', { name: 'Me le demander ce jour-là' }).click()
  await page.getByText(/^Nous vous écrirons le /).waitFor()
  await page.getByLabel('En partie').check()
  await page.getByLabel('En quelques mots').fill('À moitié.')
  await page.getByRole('button', { name: 'Enregistrer ma réponse' }).click()
  await page.getByText('Votre réponse est dans votre journal.').waitFor()
  expect(await page.getByText(/^Nous vous écrirons le /).count()).toBe(0)

  await page.goto('/mon-journal?genre=question')
  await page.getByRole('listitem').getByText('En partie').waitFor()
  await page.getByText('Faut-il partir ?').waitFor()
  expect(await page.getByRole('heading', { name: /horoscope/ }).count()).toBe(0)
  await page.goto('/mon-journal?genre=horoscope')
  await page.getByRole('heading', { name: /^Lion\s: horoscope de la semaine$/ }).waitFor()
  expect(complaints).toEqual([])
})
