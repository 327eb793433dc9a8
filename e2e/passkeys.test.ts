import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

/** Adds a virtual authenticator that holds passkeys and verifies its user, like one with a fingerprint reader. */
async function giveDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

/** Simulates browsers that support passkeys but not their suggestion in fields. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

async function signInByPassword(page: Page): Promise<void> {
  await page.goto('/connexion?retour=/mon-compte/cles-d-acces')
  await page.getByLabel('Adresse e-mail').fill('cliente@demo.test')
  await page.getByLabel('Mot de passe').fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await page.getByRole('heading', { name: 'Mes clés d’accès' }).waitFor()
}

test('a passkey is added, signs in without an address, is renamed, is removed', async () => {
  const { page, complaints } = await openVisitor(browser, site.address)
  const { cdp, authenticatorId } = await giveDevice(page)
  await signInByPassword(page)
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await page.getByText('vous pouvez vous connecter avec cette clé').waitFor()
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await page.getByText('Cet appareil a déjà une clé de votre compte.').waitFor()

  await page.getByText('Renommer').click()
  await page.getByLabel('Nom de la clé').fill('Mon téléphone')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('heading', { name: 'Mon téléphone' }).waitFor()

  // The virtual authenticator accepts the browser's suggestion under the address field by itself.
  await page.context().clearCookies()
  await page.goto('/connexion?retour=/wallet')
  await page.waitForURL(({ pathname }) => pathname === '/wallet')
  await withoutSuggestions(page)
  await page.context().clearCookies()
  await page.goto('/connexion?retour=/mes-favoris')
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/mes-favoris')

  await page.goto('/mon-compte/cles-d-acces')
  await page.getByText('Dernière connexion').waitFor()
  await page.getByRole('button', { name: 'Retirer la clé : Mon téléphone' }).click()
  await page.getByText('La clé ne sert plus à vous connecter.').waitFor()
  await page.context().clearCookies()
  await page.goto('/connexion')
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
  await page.getByText('Cette clé d’accès n’a pas été acceptée.').waitFor()
  expect(complaints.filter((said) => !said.includes('401'))).toEqual([])
})

test('without scripts there is no button, and the password works', async () => {
  const { page } = await openVisitor(browser, site.address, false)
  await signInByPassword(page)
  expect(await page.getByRole('button', { name: 'clé d’accès' }).count()).toBe(0)
  await page.getByText('Ici, aucune clé ne peut être ajoutée').waitFor()
})
