import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { clickStill } from './click-still.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const card = (page: Page, place: number) => page.getByRole('checkbox', { name: `Carte ${place}`, exact: true })
const turn = (page: Page) => page.getByRole('button', { name: /Retourner (mes cartes|ma carte)/ })
const count = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()

test('from the hub to a result with the mouse, verified in the browser, and shared', async () => {
  const { page, complaints } = await openVisitor(browser, site.address)
  await page.goto('/connexion?retour=/tarots-oracles')
  await page.getByLabel('Adresse e-mail').fill('cliente@demo.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/tarots-oracles')
  await page.getByRole('link', { name: 'Le Tarot de Marseille', exact: true }).click()
  await page.getByRole('radio', { name: /Trois cartes/ }).check({ force: true })
  await page.getByLabel('Votre question').fill('Que me demande cet hiver ?')
  await page.getByRole('button', { name: 'Mélanger les cartes' }).click()

  // The commitment is there before anything is chosen.
  await page.getByText('Enveloppe scellée').waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await page.getByText('Voir l’empreinte').click()
  const commitment = await page.locator('main code').textContent()
  expect(commitment).toMatch(/^[0-9a-f]{64}$/)

  for (const place of [12, 3, 40]) await clickStill(card(page, place))
  await count(page, '3 sur 3')
  await turn(page).click()
  await page.getByRole('heading', { level: 1, name: 'Votre tirage' }).waitFor()
  await page.getByText('Que me demande cet hiver ?').waitFor()
  const places = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  expect(await places.filter({ hasText: /Ce qui (vous a mené ici|se joue maintenant|s’ouvre)/ }).count()).toBe(3)

  await page.getByRole('button', { name: 'Refaire le calcul dans mon navigateur' }).click()
  await page.getByText('L’enveloppe ouverte a bien l’empreinte annoncée').waitFor()
  await page.getByText('Les cartes ressortent les mêmes').waitFor()
  expect(
    await page
      .getByRole('listitem')
      .getByText(commitment ?? '', { exact: true })
      .count(),
  ).toBe(1)
  await page.getByText('Les valeurs, en clair').click()
  expect(await page.getByText('11, 2, 39', { exact: true }).count()).toBe(1)

  // Somebody else: nothing until it is shared, then all but the question.
  const own = page.url()
  const { page: other } = await openVisitor(browser, site.address)
  expect((await other.goto(own))?.status()).toBe(404)
  await page.getByRole('button', { name: 'Créer un lien à partager' }).click()
  const link = await page.getByLabel('Le lien').inputValue()
  expect((await other.goto(link))?.status()).toBe(200)
  await other.getByRole('heading', { level: 1, name: 'Un tirage partagé' }).waitFor()
  expect(await other.getByText('Que me demande cet hiver ?').count()).toBe(0)
  await page.getByRole('button', { name: 'Ne plus partager' }).click()
  await page.getByRole('button', { name: 'Créer un lien à partager' }).waitFor()
  expect((await other.goto(link))?.status()).toBe(404)
  expect(complaints).toEqual([])
})

test('with the keyboard alone: one stop for the fan, arrows from card to card', async () => {
  const { page } = await openVisitor(browser, site.address)
  await page.goto('/tarots-oracles/le-tarot-gratuit-d-argent')
  await page.getByRole('button', { name: 'Mélanger les cartes' }).press('Enter')
  await page.getByText('Enveloppe scellée').waitFor()
  await page.getByLabel('Un mot à vous').focus()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Carte 1')
  await page.keyboard.press('Space')
  for (const key of ['ArrowRight', 'ArrowRight', 'Space', 'End', 'Space']) await page.keyboard.press(key)
  expect(await focused()).toBe('Carte 78')
  await count(page, '3 sur 3')
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await count(page, '2 sur 3')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Votre tirage' }).waitFor()
  await page.getByText('Les valeurs, en clair').click()
  expect(await page.getByText(/^2, 77, [1-9]\d*$/).count()).toBe(1)
})

test('without scripts: a form deals, the cards are ticked or left to the top of the deck', async () => {
  const { page } = await openVisitor(browser, site.address, false)
  await page.goto('/tarots-oracles/l-oracle-de-vos-amours')
  await page.getByRole('button', { name: 'Mélanger les cartes' }).click()
  await page.getByText('Enveloppe scellée').waitFor()
  await page.getByLabel('Un mot à vous').fill('aurore')
  await card(page, 2).check({ force: true })
  await turn(page).click()
  await page.getByText('Choisissez 3 cartes, ni plus ni moins.').waitFor()
  expect(await page.getByLabel('Un mot à vous').inputValue()).toBe('aurore')
  for (const place of [31, 7, 20]) await card(page, place).check({ force: true })
  await turn(page).click()
  await page.getByRole('heading', { level: 1, name: 'Votre tirage' }).waitFor()
  await page.getByText('Les valeurs, en clair').click()
  expect(await page.getByText('6, 19, 30', { exact: true }).count()).toBe(1)

  await page.goto('/tarots-oracles/le-tarot-gratuit-d-aujourd-hui')
  await page.getByRole('button', { name: 'Mélanger les cartes' }).click()
  await page.getByRole('button', { name: 'Choisir pour moi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Votre carte du jour' }).waitFor()
})

test('runes are drawn, read and verified as runes, and one that has no other way up says so', async () => {
  const { page, complaints } = await openVisitor(browser, site.address)
  await page.goto('/tarots-oracles')
  await page.getByRole('link', { name: 'Les runes', exact: true }).click()
  await page.getByRole('radio', { name: /La croix de pierres/ }).check({ force: true })
  await page.getByRole('button', { name: 'Mélanger les runes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Choisissez 5 runes' }).waitFor()
  for (const place of [1, 7, 12, 18, 24])
    await clickStill(page.getByRole('checkbox', { name: `Rune ${place}`, exact: true }))
  await count(page, '5 sur 5')
  await page.getByRole('button', { name: 'Retourner mes runes' }).click()
  await page.getByRole('heading', { name: 'Rune par rune' }).waitFor()
  await page.getByRole('button', { name: 'Refaire le calcul dans mon navigateur' }).click()
  await page.getByText('Les runes ressortent les mêmes').waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\bcartes?\b/i)

  await page.goto('/tarots-oracles/les-runes/cartes')
  await page.getByRole('heading', { level: 1, name: 'Les 24 runes du vieux futhark' }).waitFor()
  await page.getByRole('link', { name: 'Isa', exact: true }).click()
  await page.getByText('Elle n’a pas d’envers').waitFor()
  await page.getByRole('link', { name: 'Rune suivante\u00a0: Jera' }).waitFor()
  await page.getByRole('link', { name: 'Rune précédente' }).click()
  await page.getByRole('link', { name: 'Rune précédente\u00a0: Hagalaz' }).waitFor()
  expect(complaints).toEqual([])
})

test('a numerology reading names its year as years are written', async () => {
  const { page } = await openVisitor(browser, site.address)
  await page.goto('/tarots-oracles/la-numerologie')
  await page.getByLabel('Votre date de naissance').fill('1990-05-12')
  await page.getByRole('button', { name: 'Calculer mes nombres' }).click()
  await page.getByRole('heading', { name: /^Votre année personnelle \d{4}\b/ }).waitFor()
})

test('a card’s symbols are explained where they are touched', async () => {
  const { page } = await openVisitor(browser, site.address)
  await page.goto('/tarots-oracles/le-tarot-de-marseille/cartes/le-mat')
  await page.getByRole('link', { name: '1. Le baluchon' }).click()
  await page
    .getByText(/^Le baluchon\. Presque rien/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Carte suivante' }).click()
  await page.getByRole('heading', { level: 1, name: 'Le Bateleur' }).waitFor()
})

test.each([
  '/tarots-oracles/le-jeu-de-l-oie',
  '/tarots-oracles/le-jeu-de-l-oie/cartes',
  '/tarots-oracles/le-tarot-de-marseille/cartes/la-rencontre',
  '/tarots-oracles/le-tarot-de-marseille/tirages/rien',
])('there is nothing at %s', async (path) => {
  const { page } = await openVisitor(browser, site.address)
  expect((await page.goto(path))?.status()).toBe(404)
})
