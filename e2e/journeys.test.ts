import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openVisitor, type Visitor } from './browser.ts'
import { CLIENT_ADDRESS, type RunningSite, startSite } from './site.ts'

let site: RunningSite
let clients: Browser
let psychics: Browser

beforeAll(async () => {
  site = await startSite()
  clients = await openBrowser(CLIENT_ADDRESS)
  psychics = await openBrowser()
})
afterAll(async () => {
  await clients?.close()
  await psychics?.close()
  await site?.stop()
})

const PASSWORD = 'clair-de-lune-2026'
const EMAIL = 'margot.essai@example.test'

test('A: a new client registers, types the code, consults an automated psychic two minutes on free seconds, leaves a review', async () => {
  const { page, context, complaints } = await openVisitor(clients, site.address)
  await page.goto('/voyance')
  await page.getByRole('link', { name: 'Éléonore', exact: true }).click()
  await page.getByRole('link', { name: 'Consulter par tchat' }).first().click()
  await page.getByLabel('Prénom').fill('Margot')
  await page.getByLabel('Adresse e-mail').fill(EMAIL)
  await page.getByLabel('Mot de passe').fill('une phrase que je retiens')
  await page.getByLabel('Date de naissance').fill('1990-05-12')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()

  await page.getByLabel('Code reçu par e-mail').waitFor()
  await page.getByLabel('Code reçu par e-mail').fill(await mailedCode({ page, context, complaints }))

  await page.getByText('10 min', { exact: true }).first().waitFor()
  await page.getByRole('checkbox').first().check()
  await page.getByLabel('Je demande expressément').check()
  await page.getByRole('button', { name: 'Demander la consultation' }).click()
  await page.getByText('Compteur en marche').waitFor()
  for (const words of ['Je me demande si je dois changer de travail.', 'Et pour mon couple ?', 'Merci de vos mots.']) {
    const replies = page.getByRole('log').getByText('Éléonore', { exact: true })
    const before = await replies.count()
    await page.getByLabel('Votre message').fill(words)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect.poll(() => replies.count()).toBe(before + 1)
    await site.pass(40)
  }
  await page.getByRole('button', { name: 'Terminer la consultation' }).click()
  await page.getByRole('button', { name: 'Terminer', exact: true }).click()
  await page.getByRole('link', { name: 'Voir le reçu' }).click()

  await page.getByRole('heading', { name: 'Reçu de la consultation' }).waitFor()
  expect(await line(page, 'Temps compté')).toBe('2 min (120 s)')
  expect(await line(page, 'dont temps offert')).toBe('2 min (120 s)')
  expect(await line(page, 'Total toutes taxes comprises')).toBe('0,00 €')

  await page.getByLabel('Votre avis en quelques mots').fill('Une démonstration claire, le compteur était juste.')
  await page.getByRole('radio', { name: '4 sur 5' }).check()
  await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await page.getByText('Votre avis sera publié après relecture').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('B: a client tops up, consults a human, is disconnected and reconnects, is billed to the second, disputes', async () => {
  const psychic = await signIn(psychics, 'voyante@demo.test')
  await psychic.page.goto('/espace-voyant')
  await psychic.page.getByRole('button', { name: 'Me rendre disponible' }).click()
  await psychic.page.getByText('Visible depuis').waitFor()

  const client = await signIn(clients, 'cliente@demo.test')
  const { page } = client
  await page.goto('/wallet')
  await page.getByRole('button', { name: 'Ajouter 10,00' }).click()
  await page.getByRole('button', { name: 'Payer 10,00' }).click()
  await page.getByText('Votre paiement est accepté').waitFor()
  await page.goto('/voyance/salome/consulter')
  await page.getByLabel('Je demande expressément').check()
  await page.getByRole('button', { name: 'Demander la consultation' }).click()
  await psychic.page.getByRole('button', { name: 'Accepter' }).click()
  await page.getByText('Le compteur attend le premier message').waitFor()
  await say(psychic, 'Bonjour Camille, je vous écoute.')
  await page.getByText('Bonjour Camille, je vous écoute.').waitFor()
  await site.pass(40, ['client', 'psychic'])
  await say(client, 'Merci, j’ai une question sur mon travail.')
  await psychic.page.getByText('j’ai une question sur mon travail').waitFor()

  site.cable.cut()
  await site.pass(20, ['psychic'])
  await psychic.page.getByText('Connexion perdue').waitFor()
  site.cable.mend()
  await page.getByText('Compteur en marche').waitFor()
  await say(psychic, 'Vous revoilà, je reprends.')
  await page.getByText('Vous revoilà, je reprends.').waitFor()
  await site.pass(55, ['client', 'psychic'])
  await say(psychic, 'Prenez soin de vous.')
  await page.getByText('Prenez soin de vous.').waitFor()

  await page.getByRole('button', { name: 'Terminer la consultation' }).click()
  await page.getByRole('button', { name: 'Terminer', exact: true }).click()
  await page.getByRole('link', { name: 'Voir le reçu' }).click()
  const seconds = await secondsOfTimeline()
  expect(await line(page, 'Temps compté')).toContain(`(${seconds} s)`)
  // The disconnection was on the client's side, so nothing is uncounted or given for it.
  expect(await page.getByText('Temps non compté après une coupure').count()).toBe(0)
  const total = Math.floor((seconds * 290) / 60)
  expect(await line(page, 'Total toutes taxes comprises')).toBe(euros(total))
  expect(await line(page, 'Crédit avant')).toBe('60,00 €')
  expect(await line(page, 'Crédit après')).toBe(euros(6000 - total))
  await page.getByLabel('Que s’est-il passé ?').fill('La ligne a coupé, je voudrais que vous regardiez.')
  await page.getByRole('button', { name: 'Contester ce reçu' }).click()
  await page.getByText('Contestation en attente de réponse').waitFor()
  await client.context.close()
  await psychic.context.close()
})

test('removing a favourite moves the focus to the next one, and removing the last to the page', async () => {
  const { page, context, complaints } = await signIn(clients, 'nouvelle@demo.test')
  await page.goto('/voyance', { waitUntil: 'networkidle' })
  const hearts = page.locator('article button[aria-pressed]')
  for (let place = 0; place < 3; place += 1) {
    const kept = page.waitForResponse('**/mes-favoris.data*')
    await page.locator('article button[aria-pressed="false"]').first().click()
    expect((await kept).ok()).toBe(true)
  }
  // Network idle means that the page is hydrated.
  await page.goto('/mes-favoris', { waitUntil: 'networkidle' })
  await expect.poll(() => hearts.count()).toBe(3)
  const labels = await hearts.evaluateAll((all) => all.map((heart) => heart.getAttribute('aria-label')))
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
  await hearts.nth(1).press('Enter')
  await expect.poll(() => hearts.count()).toBe(2)
  await expect.poll(focused).toBe(labels[2])
  await page.keyboard.press('Enter')
  await expect.poll(() => hearts.count()).toBe(1)
  await expect.poll(focused).toBe(labels[0])
  await page.keyboard.press('Enter')
  await expect.poll(() => hearts.count()).toBe(0)
  await expect.poll(focused).toBe('content')
  expect(complaints).toEqual([])
  await context.close()
})

const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`

/** The counted seconds by the latest receipt's events: up to the disconnection, and from the return on. */
async function secondsOfTimeline(): Promise<number> {
  const { id } = await site.owner
    .selectFrom('consultations')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const events = await site.owner
    .selectFrom('consultation_events')
    .selectAll()
    .where('consultation_id', '=', id)
    .execute()
  const at = (kind: string) => events.find((event) => event.kind === kind)!.at.getTime()
  const before = at('dropped') - at('started')
  const after = at('ended') - at('resumed')
  expect(before).toBeGreaterThanOrEqual(39_000)
  // A beat is some milliseconds of real time older than the given clock's instant.
  expect(Math.floor(after / 1000)).toBe(55)
  return Math.floor((before + after) / 1000)
}

async function signIn(browser: Browser, email: string): Promise<Visitor> {
  const visitor = await openVisitor(browser, site.address)
  await visitor.page.goto('/connexion')
  await visitor.page.getByLabel('Adresse e-mail').fill(email)
  await visitor.page.getByLabel('Mot de passe').fill(PASSWORD)
  await visitor.page.getByRole('button', { name: 'Me connecter' }).click()
  await visitor.page.waitForURL((url) => url.pathname !== '/connexion')
  return visitor
}

/** The code in the latest e-mail of the sandbox's mailbox, read in another tab. */
async function mailedCode({ context }: Visitor): Promise<string> {
  const tab = await context.newPage()
  const code = async () => {
    await tab.goto('/bac-a-sable')
    const text = await tab.getByRole('main').innerText()
    return text.includes(EMAIL) ? (/\b\d{6}\b/.exec(text)?.[0] ?? null) : null
  }
  await expect.poll(code, { interval: 300 }).not.toBeNull()
  const found = await code()
  await tab.close()
  return found!
}

async function say({ page }: Visitor, words: string): Promise<void> {
  await page.getByLabel('Votre message').fill(words)
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

/** The value beside a label, with no-break spaces replaced. */
async function line(page: Visitor['page'], label: string): Promise<string> {
  const value = page.locator('dt', { hasText: label }).first().locator('xpath=following-sibling::dd[1]')
  return (await value.innerText()).replaceAll('\u00a0', ' ')
}
