import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openVisitor } from './browser.ts'
import { type RunningSite, startSite } from './site.ts'

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function signIn(email: string): Promise<Page> {
  const { page } = await openVisitor(browser, site.address, false)
  await page.goto('/connexion')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  return page
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Votre message').fill(words)
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

const pane = (page: Page) => page.frameLocator('iframe')

test('without scripts: filter, top up, ask, answer, write, end, receipt, review', async () => {
  const psychic = await signIn('voyante@demo.test')
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('button', { name: 'Me rendre disponible' }).click()
  await psychic.getByText('Vous êtes visible').waitFor()
  await pane(psychic).getByText('Aucune demande').waitFor()

  const client = await signIn('cliente@demo.test')
  await client.goto('/voyance')
  await client.getByLabel('Prénom').fill('salome')
  await client.getByRole('button', { name: 'Voir les résultats' }).click()
  await client.getByRole('heading', { name: '1 personne' }).waitFor()
  await client.goto('/wallet')
  await client.getByRole('button', { name: 'Ajouter 10,00' }).click()
  await client.getByRole('button', { name: 'Payer' }).click()
  await client.getByText('Votre paiement est accepté').waitFor()

  await client.goto('/voyance/salome/consulter')
  await client.getByRole('button', { name: 'Demander la consultation' }).click()
  await pane(client).getByText('Réponse attendue dans').waitFor()
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('button', { name: 'Accepter' }).click()
  await say(psychic, 'Bonjour Camille, je vous écoute.')
  await client.reload()
  await pane(client).getByText('Bonjour Camille, je vous écoute.').waitFor()
  await say(client, 'Merci, j’ai une question.')
  await pane(client).getByText('Merci, j’ai une question.').waitFor()

  await site.pass(40, [])
  await say(psychic, 'Je vois, continuez.')
  await client.reload()
  await pane(client).getByText('Je vois, continuez.').waitFor()
  await site.pass(35, [])
  await psychic.reload()
  await pane(psychic).getByText('Je vois, continuez.').waitFor()
  await client.getByRole('button', { name: 'Terminer la consultation' }).click()
  await client.getByRole('link', { name: 'Voir le reçu' }).click()

  const receipt = (await client.getByRole('main').innerText()).replaceAll('\u00a0', ' ')
  expect(receipt).toContain('1 min 15 s (75 s)')
  // floor(75 × 290 / 60)
  expect(receipt).toContain('3,62 €')
  await client.getByLabel('Votre avis en quelques mots').fill('Claire et attentive, même sans scripts.')
  await client.getByRole('button', { name: 'Publier mon avis' }).click()
  await client.getByText('Votre avis sera publié après relecture').waitFor()
  await client.getByLabel('Que s’est-il passé ?').fill('Une question sur le temps compté.')
  await client.getByRole('button', { name: 'Contester ce reçu' }).click()
  await client.getByText('Contestation en attente de réponse').waitFor()
})

test('without scripts: register, type the code, arrive where one was going', async () => {
  const { page, context } = await openVisitor(browser, site.address, false)
  await page.goto('/voyance/eleonore/consulter')
  await page.getByRole('link', { name: /créez/i }).click()
  await page.getByLabel('Prénom').fill('Margot')
  await page.getByLabel('Adresse e-mail').fill('sans.script@example.test')
  await page.getByLabel('Mot de passe').fill('une phrase que je retiens')
  await page.getByLabel('Date de naissance').fill('1990-05-12')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  const mailbox = await context.newPage()
  const code = async () => {
    await mailbox.goto('/bac-a-sable')
    return /\b\d{6}\b/.exec(await mailbox.getByRole('main').innerText())?.[0] ?? null
  }
  await expect.poll(code, { timeout: 15_000, interval: 300 }).not.toBeNull()
  await page.getByLabel('Code reçu par e-mail').fill((await code())!)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await page.getByRole('heading', { name: 'Consulter Éléonore' }).waitFor()
})
