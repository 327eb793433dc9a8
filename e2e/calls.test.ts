import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

/** The browser's API calls under failures: refusals, cut connections, sessions that end. */

const EMAIL = 'cliente@demo.test'

beforeAll(() => openSite())
afterAll(closeSite)

/** A client's page, and the documents that it loads from then on. */
async function signedIn(): Promise<{ page: Page; documents: string[]; complaints: string[] }> {
  const { page, complaints } = await openVisitor(browser, site.address)
  await page.goto('/connexion?retour=/mon-compte')
  await page.getByLabel('Adresse e-mail').fill(EMAIL)
  await page.getByLabel('Mot de passe', { exact: true }).fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await page.waitForURL((url) => url.pathname === '/mon-compte')
  // Otherwise the page's own requests would meet the ended session first, and clear the cookie.
  await page.waitForLoadState('networkidle')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return { page, documents, complaints }
}

async function endSessions(): Promise<void> {
  await site.owner
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('user_id', 'in', (of) => of.selectFrom('users').select('id').where('email', '=', EMAIL))
    .execute()
}
const isSignedOut = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()

/** The dialog that asks for an address; the test answers its calls. */
async function openDialog(page: Page): Promise<{ send: () => Promise<void> }> {
  const user = site.owner.updateTable('users').where('email', '=', EMAIL)
  const { email_key, email_proved_at } = await site.owner
    .selectFrom('users')
    .select(['email_key', 'email_proved_at'])
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow()
  const { id } = await user
    .set({ email: null, email_key: null, email_proved_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.goto('/mes-favoris')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Adresse e-mail').waitFor()
  await site.owner.updateTable('users').set({ email: EMAIL, email_key, email_proved_at }).where('id', '=', id).execute()
  return {
    async send() {
      await dialog.getByLabel('Adresse e-mail').fill('nouvelle@exemple.test')
      await dialog.getByRole('checkbox').first().check()
      await dialog.getByRole('button', { name: 'Ajouter mon adresse' }).click()
    },
  }
}

const answer = (page: Page, status: number, error: object) =>
  page.route('**/api/users/me', (route) => route.fulfill({ status, json: { api: { ok: 0, error } } }))

test('a navigation after the session was ended reloads the document, once', async () => {
  const { page, documents } = await signedIn()
  await endSessions()
  await page.getByRole('link', { name: 'Mes favoris' }).first().click()
  await page.waitForURL('**/connexion?retour=%2Fmes-favoris')
  await isSignedOut(page)
  expect(documents.filter((path) => path === '/mes-favoris')).toHaveLength(1)
  await page.getByRole('banner').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(documents.filter((path) => path === '/mes-favoris')).toHaveLength(1)
  await page.context().close()
})

test('a form refused for lack of a session leads back to its page, signed out', async () => {
  const { page, documents } = await signedIn()
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', 'not in', (of) => of.selectFrom('presences').select('psychic_id'))
    .executeTakeFirstOrThrow()
  await page.goto(`/voyance/${slug}`)
  const ask = page.getByRole('button', { name: 'Me prévenir' }).first()
  await ask.waitFor()
  await endSessions()
  documents.length = 0
  await ask.click()
  await isSignedOut(page)
  expect(documents).toEqual([`/voyance/${slug}`])
  await page.context().close()
})

test.each([103, 108, 109])('a call answered %i leaves the session and reloads the page, once', async (code) => {
  const { page, documents } = await signedIn()
  const { send } = await openDialog(page)
  if (code !== 109) await endSessions()
  // The address check is called first: its answer clears the cookie, and the call itself would have no session.
  if (code !== 103) await answer(page, 401, { code, msg: 'Non.' })
  documents.length = 0
  await send()
  await page.waitForURL('**/connexion?retour=%2Fmes-favoris')
  await isSignedOut(page)
  expect(documents).toEqual(['/mes-favoris', '/connexion'])
  await page.context().close()
})

test('if the page still comes back signed in, it is not reloaded again', async () => {
  const { page, documents } = await signedIn()
  const { send } = await openDialog(page)
  await page.route('**/api/users/logout', (route) => route.abort())
  await answer(page, 401, { code: 109, msg: 'La signature de la demande n’est pas valable.' })
  documents.length = 0
  await send()
  await page.waitForEvent('load')
  expect(documents).toEqual(['/mes-favoris'])
  const again = await openDialog(page)
  documents.length = 0
  await again.send()
  await page.getByText('La signature de la demande n’est pas valable.').waitFor()
  expect(documents).toEqual([])
  await page.context().close()
})

test('an error is shown at its field, the next replaces it, typing clears it, and a cut connection has its own', async () => {
  const { page, complaints } = await signedIn()
  const { send } = await openDialog(page)
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Adresse e-mail')
  await answer(page, 400, { code: 1013, field: 'emailAddress', msg: 'Cette adresse e-mail n’est pas acceptée.' })
  await send()
  await dialog.getByText('Cette adresse e-mail n’est pas acceptée.').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await answer(page, 400, {
    code: 1026,
    field: 'firstName',
    msg: 'Écrivez le prénom en lettres, sans chiffre ni symbole, 60 caractères au plus.',
  })
  await send()
  await dialog
    .getByRole('alert')
    .filter({ hasText: 'Écrivez le prénom en lettres, sans chiffre ni symbole, 60 caractères au plus.' })
    .waitFor()
  expect(await dialog.getByText('n’est pas acceptée').count()).toBe(0)
  await field.pressSequentially('x')
  await dialog
    .getByText('Écrivez le prénom en lettres, sans chiffre ni symbole, 60 caractères au plus.')
    .waitFor({ state: 'detached' })
  await answer(page, 400, { code: 9999 })
  await send()
  await dialog.getByText('L’opération a échoué, veuillez réessayer s’il vous plaît').waitFor()
  await page.route('**/api/users/me', (route) => route.abort())
  await send()
  await dialog.getByText('Une erreur est survenue, merci de réessayer plus tard.').waitFor()
  expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
  await page.context().close()
})
