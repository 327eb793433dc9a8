import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOidc } from '../test/oidc-server.ts'
import { openVisitor } from './browser.ts'
import { codeFor } from './codes.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

const redirectUris: string[] = []
const google = await startOidc(redirectUris)

beforeAll(async () => {
  await openSite({
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.client.id,
    GOOGLE_CLIENT_SECRET: google.client.secret,
  })
  redirectUris.push(`${site.address}/connexion/google/retour`)
})
afterAll(async () => {
  await closeSite()
  await google.close()
})

async function complete(page: Page): Promise<void> {
  await page.getByLabel('Date de naissance').fill('12/05/1990')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
}

test('without scripts: to another origin and back, a registration, then a waiting consultation', async () => {
  google.person = { sub: '1', given_name: 'Léa', email: 'lea@exemple.test', email_verified: true }
  const { page } = await openVisitor(browser, site.address, false)
  await page.goto('/inscription?retour=/voyance/salome')
  await page.getByRole('button', { name: 'M’inscrire avec Google' }).click()
  await page.getByRole('heading', { name: 'Terminer votre inscription' }).waitFor()
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Léa')
  await complete(page)
  await page.waitForURL('**/voyance/salome?fait=compte')
  const again = await openVisitor(browser, site.address, false)
  await again.page.goto('/connexion?retour=/voyance/salome')
  await again.page.getByRole('button', { name: 'Continuer avec Google' }).click()
  await again.page.waitForURL('**/voyance/salome')
})

test('with scripts: the sandbox’s Facebook, a refusal, a registration and its alert, unlinked in the account', async () => {
  const { page, complaints } = await openVisitor(browser, site.address)
  await page.goto('/connexion')
  await page.getByRole('button', { name: 'Continuer avec Facebook' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Refuser' }).click()
  await page.getByText('Une erreur est survenue, prière de réessayer ultérieurement.').waitFor()
  await page.getByText('rien ne nous a été transmis').waitFor()
  await page.getByRole('button', { name: 'Continuer avec Facebook' }).click()
  await page.getByLabel('Paul').check()
  await page.getByRole('button', { name: 'Accepter et continuer' }).click()
  await complete(page)
  await page.getByText('Votre inscription a été réalisée avec succès').waitFor()
  await page.waitForURL((url) => url.search === '')
  await page.goto('/mon-compte')
  await page.getByRole('button', { name: 'Délier Facebook' }).click()
  await page.getByText('c’est votre seul moyen de vous connecter').waitFor()
  google.person = { sub: '2', given_name: 'Paul', email: 'paul@exemple.test', email_verified: true }
  await page.getByRole('button', { name: 'Relier Google' }).click()
  await page.getByText('Confirmez d’abord votre adresse avec le code reçu par e-mail.').waitFor()
  await page.goto('/verification')
  await page.getByLabel('Code reçu par e-mail').fill(await codeFor('mailbox', 'paul@exemple.test'))

  await page.waitForURL((url) => url.pathname !== '/verification')
  await page.goto('/mon-compte')
  await page.getByRole('button', { name: 'Relier Google' }).click()
  await page.getByText('Le service est relié à votre compte.').waitFor()
  await page.getByRole('button', { name: 'Délier Facebook' }).click()
  await page.getByText('Le service n’est plus relié à votre compte.').waitFor()
  // The refusals are logged with their own status.
  expect(complaints.filter((said) => !/40[03]/.test(said))).toEqual([])
})
