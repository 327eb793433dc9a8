import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { codeFor } from './codes.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const EMAIL = 'agathe@example.test'
const NEW_EMAIL = 'agathe.nouvelle@example.test'
const PASSWORD = 'une phrase que je retiens'
const SECOND = 'une autre phrase, plus longue'
const THIRD = 'la troisième est la bonne'

async function latestMail(): Promise<number> {
  const row = await site.owner.selectFrom('mailbox').select('id').orderBy('id', 'desc').executeTakeFirst()
  return row?.id ?? 0
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/connexion?retour=/mon-compte')
  await fill(page, 'Adresse e-mail', email)
  await fill(page, 'Mot de passe', password)
  await press(page, 'Me connecter')
  await page.waitForURL((url) => url.pathname === '/mon-compte')
}

test('the life of an account: registered, proved, reached, linked, changed, lost, recovered, and ended elsewhere', async () => {
  const { page, context } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.goto('/inscription')
  await fill(page, 'Prénom', 'Agathe')
  await fill(page, 'Adresse e-mail', EMAIL)
  await fill(page, 'Mot de passe', PASSWORD)
  await fill(page, 'Date de naissance', '1990-05-12')
  await page.getByRole('checkbox').first().check()
  await press(page, 'Créer mon compte')
  await fill(page, 'Code reçu par e-mail', await codeFor('mailbox', EMAIL))
  await page.waitForURL((url) => url.pathname !== '/verification')

  await page.goto('/mon-compte/telephone')
  await fill(page, 'Numéro de mobile', '06 12 34 56 78')
  await press(page, 'Recevoir un code par SMS')
  await fill(page, 'Code reçu par SMS', await codeFor('handsets', '+33612345678'))
  await press(page, 'Confirmer ce numéro')
  await page.getByText('3 min de consultation vous sont offertes').waitFor()

  await page.goto('/mon-compte')
  await press(page, 'Relier Facebook')
  await page.getByLabel('Paul').check()
  await press(page, 'Accepter et continuer')
  await page.getByText('Le service est relié à votre compte.').waitFor()

  await page.getByText('Modifier', { exact: true }).click()
  await fill(page, 'Prénom', 'Agathe-Rose')
  await page.getByLabel('Situation amoureuse').selectOption('2')
  await press(page, 'Enregistrer')
  await page.getByText('Vos informations sont enregistrées.').waitFor()
  await page.getByText('Agathe-Rose').first().waitFor()

  await page.goto('/mon-compte/adresse')
  await fill(page, 'Nom et prénom', 'Agathe Rose')
  await fill(page, 'Numéro et voie', '12 rue des Lilas')
  await fill(page, 'Code postal', '69003')
  await fill(page, 'Ville', 'Lyon')
  await press(page, 'Enregistrer cette adresse')
  await page.getByText('Votre adresse est enregistrée.').waitFor()

  await page.goto('/mon-compte/e-mail')
  await fill(page, 'Nouvelle adresse e-mail', NEW_EMAIL)
  await fill(page, 'Votre mot de passe', PASSWORD)
  await press(page, 'Recevoir un code')
  await page.getByLabel('Code reçu par e-mail').fill(await codeFor('mailbox', NEW_EMAIL))
  await page.getByText(NEW_EMAIL).first().waitFor()

  await page.goto('/mon-compte/mot-de-passe')
  await fill(page, 'Mot de passe actuel', PASSWORD)
  await fill(page, 'Nouveau mot de passe', SECOND)
  await press(page, 'Changer mon mot de passe')
  await page.waitForURL('**/mon-compte?**')

  const elsewhere = await openVisitor(browser, site.address)
  const before = await latestMail()
  await elsewhere.page.goto('/mot-de-passe-oublie')
  await fill(elsewhere.page, 'Adresse e-mail', NEW_EMAIL)
  await press(elsewhere.page, 'Recevoir un code')
  await elsewhere.page.getByLabel('Code reçu par e-mail').fill(await codeFor('mailbox', NEW_EMAIL, before))
  await fill(elsewhere.page, 'Nouveau mot de passe', THIRD)
  await press(elsewhere.page, 'Changer mon mot de passe')
  await elsewhere.page.waitForURL((url) => url.pathname !== '/mot-de-passe-oublie')

  // The reset ended every session; the first device signs in with the new password.
  await signIn(page, NEW_EMAIL, THIRD)
  await page.goto('/mon-compte/appareils')
  await page.getByText('Cet appareil', { exact: true }).waitFor()
  await press(page, 'Déconnecter tous les autres appareils')
  await page.getByText('Tous les autres appareils sont déconnectés.').waitFor()
  await elsewhere.page.goto('/mon-compte')
  await elsewhere.page.waitForURL('**/connexion?**')
  await Promise.all([context.close(), elsewhere.context.close()])
})
