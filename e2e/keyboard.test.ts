import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { press, tabTo } from './keys.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

test('by keyboard alone: sign in, find a psychic, consult, end, read the receipt', async () => {
  const { page, context, complaints } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

  await press(page, 'link', 'Se connecter')
  await tabTo(page, 'textbox', 'Adresse e-mail')
  await page.keyboard.type('cliente@demo.test')
  await tabTo(page, 'textbox', 'Mot de passe')
  await page.keyboard.type('clair-de-lune-2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/connexion')

  await press(page, 'link', 'Voyants')
  await press(page, 'link', 'Éléonore')
  await press(page, 'link', /consulter par tchat/i)
  await tabTo(page, 'checkbox', /Je demande expressément/)
  await page.keyboard.press('Space')
  await press(page, 'button', 'Demander la consultation')

  await page.getByText('Compteur en marche').waitFor()
  const replies = page.getByRole('log').getByText('Éléonore', { exact: true })
  const before = await replies.count()
  await tabTo(page, 'textbox', 'Votre message')
  await page.keyboard.type('Dois-je changer de travail ?')
  await page.keyboard.press('Enter')
  await expect.poll(() => replies.count()).toBe(before + 1)

  await press(page, 'button', 'Terminer la consultation')
  await press(page, 'button', 'Terminer')
  await press(page, 'link', 'Voir le reçu')
  await page.getByRole('heading', { name: 'Reçu de la consultation' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
