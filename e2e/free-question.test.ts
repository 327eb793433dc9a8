import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const ANSWER = `Ce que je vois d’abord, ${'c’est un chemin qui se dessine, '.repeat(20)}et vous avez le temps de le choisir.`

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter' }).click()
}

test.each([
  ['with scripts', true, 'cliente@demo.test'],
  ['without scripts', false, 'nouvelle@demo.test'],
] as const)(
  '%s, a visitor asks and signs in, a psychic takes and answers, the client reads',
  async (_how, scripts, email) => {
    const question = `Que puis-je attendre de ce nouveau travail, ${scripts ? 'demain' : 'plus tard'} ?`
    const { page, complaints } = await openVisitor(browser, site.address, scripts)
    await page.goto('/voyance/question-gratuite')
    await page.getByLabel('De quoi s’agit-il').selectOption({ label: 'Travail' })
    await page.getByLabel('Votre question').fill(question)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.waitForURL(/\/(inscription|connexion)/)
    expect(page.url()).not.toContain('travail')
    await page.goto('/connexion?retour=/voyance/question-gratuite')
    await fillSignIn(page, email)
    await page.getByText('Voici ce que vous aviez écrit.').waitFor()
    expect(await page.getByLabel('Votre question').inputValue()).toBe(question)
    for (const box of await page.getByRole('checkbox').all()) {
      if (await box.evaluate((input: HTMLInputElement) => input.required)) await box.check()
    }
    await page.getByRole('button', { name: 'Envoyer ma question' }).click()
    await page.getByText('Votre question est partie.').waitFor()

    const { page: desk, complaints: others } = await openVisitor(browser, site.address, scripts)
    await desk.goto('/connexion?retour=/espace-voyant')
    await fillSignIn(desk, 'voyante@demo.test')
    await desk.getByRole('link', { name: /attend(ent)? une réponse/ }).click()
    expect(await desk.getByText(question).count()).toBe(0)
    await desk
      .getByRole('button', { name: /^Prendre la question/ })
      .first()
      .click()
    await desk.getByText(question).waitFor()
    await desk.getByLabel('Votre réponse').fill('Trop court.')
    if (scripts) await desk.getByText('2 mots sur 120').waitFor()
    await desk.getByRole('button', { name: 'Envoyer ma réponse' }).click()
    await desk.getByText('Une réponse a 120').first().waitFor()
    expect(await desk.getByLabel('Votre réponse').inputValue()).toBe('Trop court.')
    await desk.getByLabel('Votre réponse').fill(ANSWER)
    await desk.getByRole('button', { name: 'Envoyer ma réponse' }).click()
    await desk.getByText('Votre réponse est envoyée.').waitFor()

    await page.goto('/mon-compte')
    await page.getByRole('main').getByRole('link', { name: 'Mes questions gratuites' }).click()
    await page.getByText('c’est un chemin qui se dessine').waitFor()
    await page.getByRole('button', { name: 'Utile', exact: true }).click()
    await page.getByText('Vous avez dit : utile.').waitFor()
    await page.goto('/voyance/question-gratuite')
    await page.getByText('Votre question est déjà posée').waitFor()
    expect(complaints).toEqual([])
    // The answer that was too short.
    expect(others.filter((line) => !line.includes('status of 400'))).toEqual([])
  },
)
