import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const PASSWORD = 'clair-de-lune-2026'

async function signIn(page: Page, email = 'cliente@demo.test'): Promise<void> {
  await page.goto('/connexion?retour=/mon-compte/telephone')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await page.getByRole('heading', { name: 'Mon téléphone' }).waitFor()
}

/** Makes every sign-in so far too old. */
const later = () =>
  sql`update sessions set created_at = created_at - interval '11 minutes',
    confirmed_at = confirmed_at - interval '11 minutes'`.execute(site.owner)

test.each([
  ['with scripts', true, 'cliente@demo.test', '6 12 34 56 78'],
  ['without scripts', false, 'nouvelle@demo.test', '6 12 34 56 79'],
])(
  '%s: the page asks for the password at that point, and the typed number is not lost',
  async (_, scripts, email, number) => {
    const { page, complaints } = await openVisitor(browser, site.address, scripts)
    await signIn(page, email)
    await later()
    await page.getByLabel('Numéro de mobile').fill(`0${number}`)
    await page.getByRole('button', { name: 'Recevoir un code par SMS' }).click()
    await page.getByRole('heading', { name: 'Confirmez que c’est vous' }).waitFor()
    await page.getByLabel('Votre mot de passe').fill('une autre phrase')
    await page.getByRole('button', { name: 'Confirmer et continuer' }).click()
    await page
      .getByText('Ce mot de passe ne convient pas. Vérifiez chaque caractère, majuscules comprises.')
      .first()
      .waitFor()
    await page.getByLabel('Votre mot de passe').fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirmer et continuer' }).click()
    await page.getByRole('heading', { name: `Confirmer le +33 ${number}` }).waitFor()
    await page.getByRole('button', { name: 'Effacer mon numéro' }).click()
    await page.getByText('Votre numéro est effacé.').waitFor()
    expect(complaints.filter((said) => !/40[03]/.test(said))).toEqual([])
  },
)

test('a passkey is a confirmation too', async () => {
  const { page } = await openVisitor(browser, site.address)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page)
  await page.goto('/mon-compte/cles-d-acces')
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await page.getByText('vous pouvez vous connecter avec cette clé').waitFor()
  await later()
  await page.getByRole('button', { name: 'Retirer la clé' }).click()
  await page.getByRole('button', { name: 'Confirmer avec une clé d’accès' }).click()
  await page.getByText('La clé ne sert plus à vous connecter.').waitFor()
})
