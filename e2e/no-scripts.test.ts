import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { codeFor } from './codes.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite({ FRAME_INTERVAL_S: '2' }))
afterAll(closeSite)

async function signIn(email: string): Promise<Page> {
  const { page } = await openVisitor(browser, site.address, false)
  await page.goto('/connexion')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  return page
}

async function openWorkspace(): Promise<Page> {
  const psychic = await signIn('voyante@demo.test')
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('button', { name: /Me rendre disponible|Changer mes canaux/ }).click()
  await psychic.getByText('Visible depuis').waitFor()
  return psychic
}

async function ask(client: Page): Promise<void> {
  await client.goto('/voyance/salome/consulter')
  await client.getByLabel('Je demande expressément').check()
  await client.getByRole('button', { name: 'Demander la consultation' }).click()
  await frame(client).getByText('Réponse attendue dans').waitFor()
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Votre message').fill(words)
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

/** The self-refreshing frame; a test that doesn't reload the page waits for it. */
const frame = (page: Page) => page.frameLocator('iframe')
const typed = (page: Page) => page.getByLabel('Votre message').inputValue()

test('without scripts: filter, top up, ask, answer, write, end, receipt, review', async () => {
  const psychic = await openWorkspace()
  await frame(psychic).getByText('Aucune demande').waitFor()

  const client = await signIn('cliente@demo.test')
  await client.goto('/voyance')
  await client.getByLabel('Prénom').fill('salome')
  await client.getByRole('button', { name: 'Voir les résultats' }).click()
  await client.getByRole('heading', { name: '1 personne' }).waitFor()
  await client.goto('/wallet')
  await client.getByRole('button', { name: 'Ajouter 10,00' }).click()
  await client.getByRole('button', { name: 'Payer' }).click()
  await client.getByText('Votre paiement est accepté').waitFor()

  await ask(client)
  await frame(psychic).getByText('Camille attend votre réponse').waitFor()
  await frame(psychic).getByRole('link', { name: 'Répondre' }).click()
  await psychic.getByRole('button', { name: 'Accepter' }).click()
  await frame(client).getByRole('link', { name: 'Entrer dans la consultation' }).click()
  await frame(client).getByText('Le compteur attend le premier message').waitFor()
  await client.getByLabel('Votre message').fill('Merci, j’ai une')
  await say(psychic, 'Bonjour Camille, je vous écoute.')
  await frame(client).getByText('Bonjour Camille, je vous écoute.').waitFor()
  await frame(client).getByText('Compteur en marche').waitFor()
  expect(await typed(client)).toBe('Merci, j’ai une')
  await say(client, 'Merci, j’ai une question.')
  await frame(client).getByText('Merci, j’ai une question.').waitFor()

  for (const words of ['Je vois.', 'Prenez votre temps.', 'La carte est belle.', 'Elle parle du travail.']) {
    await site.pass(45, [])
    await client.reload()
    await frame(client).getByText('Compteur en marche').waitFor()
    await say(psychic, words)
    await frame(psychic).getByText(words).waitFor()
  }
  await client.reload()
  await client.getByLabel('Votre message').fill('Je lis')
  await frame(client).getByRole('button', { name: 'Oui, je suis là' }).click()
  await frame(client).getByRole('button', { name: 'Oui, je suis là' }).waitFor({ state: 'detached' })
  await frame(client).getByText('Elle parle du travail.').waitFor()
  expect(await typed(client)).toBe('Je lis')

  await client.goto('/horoscope')
  await client.getByText('Votre consultation avec Salomé continue').waitFor()
  await client.getByRole('link', { name: 'Revenir' }).click()

  await site.pass(35, [])
  await psychic.reload()
  await frame(psychic).getByText('Elle parle du travail.').waitFor()
  await client.getByRole('button', { name: 'Terminer la consultation' }).click()
  await client.getByRole('link', { name: 'Voir le reçu' }).click()

  const receipt = (await client.getByRole('main').innerText()).replaceAll('\u00a0', ' ')
  expect(receipt).toContain('3 min 35 s (215 s)')
  // floor(215 × 290 / 60)
  expect(receipt).toContain('10,39 €')
  const stars = client.getByRole('radio')
  expect(await stars.evaluateAll((all) => all.map((star) => (star as HTMLInputElement).checked))).not.toContain(true)
  await client.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await client.getByText('Choisissez une note').waitFor()
  await stars.nth(2).check()
  await client.getByLabel('Votre avis en quelques mots').fill('   ')
  await client.getByRole('button', { name: 'Envoyer mon avis' }).click()
  expect(await stars.nth(2).isChecked()).toBe(true)
  await client.getByLabel('Votre avis en quelques mots').fill('Claire et attentive, même sans scripts.')
  await client.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await client.getByText('Votre avis sera publié après relecture').waitFor()
  await client.getByLabel('Que s’est-il passé ?').fill('Une question sur le temps compté.')
  await client.getByRole('button', { name: 'Contester ce reçu' }).click()
  await client.getByText('Contestation en attente de réponse').waitFor()
  await client.context().close()
  await psychic.context().close()
})

test('without scripts: cancel, be refused, be disconnected without losing typed text, see the psychic end', async () => {
  const psychic = await openWorkspace()
  const client = await signIn('cliente@demo.test')
  await ask(client)
  await client.getByRole('button', { name: 'Annuler la demande' }).click()
  await client.getByText('Demande annulée').waitFor()

  await ask(client)
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('button', { name: 'Refuser' }).click()
  await frame(psychic).getByText('Aucune demande').waitFor()
  await frame(client).getByText('Salomé n’a pas pu répondre').waitFor()
  await frame(client).getByRole('link', { name: 'Voir la suite' }).click()
  await client.getByRole('heading', { name: 'Libres en ce moment' }).waitFor()

  await ask(client)
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('button', { name: 'Accepter' }).click()
  await client.reload()
  await say(psychic, 'Bonjour Camille.')
  await frame(psychic).getByText('Bonjour Camille.').waitFor()
  // Leaves the page with its frame.
  await psychic.goto('about:blank')
  await site.pass(40, [])
  await client.reload()
  await site.pass(40, [])
  await client.reload()
  await frame(client).getByText('Connexion perdue').waitFor()
  await say(client, 'Vous êtes là ?')
  await client.getByRole('alert').waitFor()
  expect(await typed(client)).toBe('Vous êtes là ?')

  await psychic.goto('/espace-voyant')
  await psychic.getByRole('button', { name: 'Terminer la consultation' }).click()
  await frame(psychic).getByText('Aucune demande').waitFor()
  await frame(client).getByText('La consultation est terminée').waitFor()
  await frame(client).getByRole('link', { name: 'Voir la suite' }).click()
  await client.getByRole('link', { name: 'Voir le reçu' }).waitFor()
})

test('the frame may be framed by this site only, and runs no scripts', async () => {
  const client = await signIn('cliente@demo.test')
  const { id } = await site.owner.selectFrom('consultations').select('id').executeTakeFirstOrThrow()
  const policy = async (path: string) => (await client.goto(path))!.headers()['content-security-policy']
  for (const path of [`/consultations/${id}/messages`, '/espace-voyant/demandes']) {
    expect(await policy(path)).toContain("script-src 'none'")
    expect(await policy(path)).toContain("frame-ancestors 'self'")
  }
  for (const path of ['/mon-compte/consultations', '/espace-voyant', '/wallet', '/']) {
    expect(await policy(path)).toContain("frame-ancestors 'none'")
    expect(await policy(path)).not.toContain("script-src 'none'")
  }
})

test('without scripts: register, type the code, return to the requested page', async () => {
  const { page } = await openVisitor(browser, site.address, false)
  await page.goto('/voyance/eleonore/consulter')
  await page.getByLabel('Prénom').fill('Margot')
  await page.getByLabel('Adresse e-mail').fill('sans.script@example.test')
  await page.getByLabel('Mot de passe').fill('une phrase que je retiens')
  await page.getByLabel('Date de naissance').fill('1990-05-12')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByLabel('Code reçu par e-mail').fill(await codeFor('mailbox', 'sans.script@example.test'))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await page.getByRole('heading', { name: 'Consulter Éléonore' }).waitFor()
})
