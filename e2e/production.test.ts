import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { Caller, hangUp } from './caller.ts'
import { PASSWORD, press, register } from './production/register.ts'
import { browser, closeRealSite, openRealSite, site } from './production/visited-site.ts'

beforeAll(() => openRealSite())
afterEach(hangUp)
afterAll(closeRealSite)

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/connexion?retour=/mon-compte')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await press(page, 'Me connecter')
  await page.waitForURL((url) => url.pathname === '/mon-compte')
}

const isSignedOut = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()

async function complain(page: Page): Promise<void> {
  await page.goto('/reclamation')
  await page.getByLabel('Votre nom').fill('Agathe Rose')
  await page.getByLabel('Votre adresse e-mail').fill('agathe.rose@example.test')
  await page.getByLabel('Votre réclamation').fill('Le reçu de ma consultation ne m’est jamais parvenu par e-mail.')
  await press(page, 'Envoyer ma réclamation')
  await page.getByRole('heading', { name: /^Réclamation/, level: 2 }).waitFor()
}

test('a production site behind TLS: register, prove the address, pay, consult, read the receipt, sign out', async () => {
  const email = 'agathe@example.test'
  const { page, context, complaints } = await openVisitor(browser, site.address)
  const home = await page.goto('/')
  expect(home!.headers()).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  })
  await press(page, 'Refuser')
  await page.getByRole('button', { name: 'Refuser' }).waitFor({ state: 'detached' })
  await register(site, page, email)

  await page.goto('/wallet')
  await page.getByRole('radio', { name: 'Sans plafond' }).check()
  await press(page, 'Ajouter 10,00')
  await page.waitForURL((url) => url.origin !== site.address)
  await press(page, 'Payer')
  await page.getByText('Votre paiement est accepté').waitFor()

  const psychic = await Caller.signIn(site, 'voyante@demo.test')
  await psychic.call(site, 'POST', '/api/workspace/presence', { channels: ['chat'] })
  await page.goto('/voyance/salome/consulter')
  await page.getByRole('checkbox').first().check()
  await page.getByLabel('Je demande expressément').check()
  await press(page, 'Demander la consultation')
  const requests = async () => (await psychic.call(site, 'GET', '/api/workspace/requests')).requests
  await expect.poll(async () => (await requests()).length).toBe(1)
  const [{ id }] = await requests()
  await psychic.call(site, 'POST', `/api/workspace/requests/${id}/accept`)
  const line = await psychic.socket(site, id)
  await page.getByText('Le compteur attend le premier message').waitFor()
  await line.emitWithAck('message', { consultationId: id, clientId: 'p1', text: 'Bonjour Agathe, je vous écoute.' })
  await page.getByText('Bonjour Agathe, je vous écoute.').waitFor()
  const heard = new Promise<{ text: string }>((resolve) => line.once('message', resolve))
  await page.getByLabel('Votre message').fill('Merci d’être là.')
  await press(page, 'Envoyer')
  expect(await heard).toMatchObject({ text: 'Merci d’être là.' })
  await press(page, 'Terminer la consultation')
  await page.getByRole('button', { name: 'Terminer', exact: true }).click()
  await page.getByRole('link', { name: 'Voir le reçu' }).click()
  await page.getByRole('heading', { name: 'Reçu de la consultation' }).waitFor()

  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['__Host-session', '__Host-device', '__Host-cookie-choice']),
  )
  for (const { name, secure, path, domain } of cookies.filter(({ domain }) => domain === 'localhost')) {
    expect([name.slice(0, 7), secure, path, domain]).toEqual(['__Host-', true, '/', 'localhost'])
  }
  await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
  await isSignedOut(page)
  await signIn(page, email)
  await complain(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('without scripts its forms work too', async () => {
  const email = 'ondine@example.test'
  const { page, context } = await openVisitor(browser, site.address, false)
  await register(site, page, email, false)
  await page.goto('/wallet')
  await page.getByRole('radio', { name: 'Sans plafond' }).check()
  await press(page, 'Ajouter 10,00')
  await page.waitForURL((url) => url.origin !== site.address)
  await press(page, 'Payer')
  await page.getByText('Votre paiement est accepté').waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
  await isSignedOut(page)
  await signIn(page, email)
  await page.goto('/cookies')
  await press(page, 'Refuser')
  await page.getByText('C’est noté pour six mois').waitFor()
  await complain(page)
  await context.close()
})

test('pages, their data and the files of the build have all the common headers', async () => {
  const html = await (await fetch(`${site.address}/`)).text()
  const asset = /\/assets\/[^"]+\.js/.exec(html)![0]
  const data = 'text/x-script; charset=utf-8'
  const kinds = [
    ['/connexion', 'text/html; charset=utf-8'],
    ['/connexion.data', data],
    ['/voyance.data', data],
    ['/nulle-part', 'text/html; charset=utf-8'],
    [asset, 'text/javascript; charset=utf-8'],
    ['/admin', null],
  ] as const
  for (const [path, type] of kinds) {
    const { headers } = await fetch(`${site.address}${path}`, { redirect: 'manual' })
    expect(headers.get('content-type'), path).toBe(type)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})
