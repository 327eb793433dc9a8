import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { openVisitor } from './browser.ts'
import { Caller, hangUp } from './caller.ts'
import { press, register } from './production/register.ts'
import { browser, closeRealSite, openRealSite, site } from './production/visited-site.ts'

beforeAll(() => openRealSite())
afterEach(hangUp)
afterAll(async () => {
  expect(site?.stripe.faults).toEqual([])
  await closeRealSite()
})

const isAway = (page: Page) => page.waitForURL((url) => url.origin !== site.address)

/** Buys for the first time, and has the card saved on the provider's page. */
async function saveCard(page: Page): Promise<void> {
  await page.goto('/wallet')
  await page.getByRole('radio', { name: 'Sans plafond' }).check()
  await page.getByLabel('Me proposer d’enregistrer ma carte').check()
  await press(page, 'Ajouter 20,00')
  await isAway(page)
  await page.getByLabel('Enregistrer ma carte').check()
  await press(page, 'Payer')
  await page.getByText('Votre paiement est accepté').waitFor()
  await page.getByRole('button', { name: 'Oublier la carte •••• 4242' }).waitFor()
}

/** Opens a room with a psychic who has written. */
async function consult(page: Page, psychic: Caller): Promise<number> {
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
  await line.emitWithAck('message', { consultationId: id, clientId: 'p1', text: 'Bonjour, je vous écoute.' })
  await page.getByText('Bonjour, je vous écoute.').waitFor()
  return id
}

/** What the saved cards do from now on when they are charged. */
function cardsWill(manner: 'pays' | 'asks' | 'declines'): void {
  for (const card of site.stripe.desk.cards.values()) card.manner = manner
}

async function payInRoom(page: Page): Promise<void> {
  await press(page, 'Ajouter du crédit')
  await page.getByRole('radio', { name: 'Payer avec la carte Visa •••• 4242' }).waitFor()
  await press(page, 'Payer 10,00')
}

/** The room hears of its pause, and reads itself again, before the form has its answer: as on a slow line. */
const answerAfterPause = (page: Page) =>
  page.route(
    '**/wallet.data',
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      await page.getByText('Votre paiement est ouvert').waitFor()
      await route.fulfill({ response })
    },
    { times: 1 },
  )

test('a saved card adds credit in the running room; a bank that asks leads back to it, and no time is counted', async () => {
  const { page, context, complaints } = await openVisitor(browser, site.address)
  await page.goto('/')
  await press(page, 'Refuser')
  await register(site, page, 'agathe@example.test')
  await saveCard(page)
  const psychic = await Caller.signIn(site, 'voyante@demo.test')
  const id = await consult(page, psychic)
  const room = `/consultations/${id}`
  const meter = async () => (await psychic.call(site, 'GET', `/api${room}`)).consultation

  await payInRoom(page)
  await page.getByText('Votre paiement est accepté').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await meter()).toMatchObject({ status: 'running' })

  cardsWill('declines')
  await payInRoom(page)
  await page.getByText('Le paiement a été refusé').waitFor()
  expect(await meter()).toMatchObject({ status: 'running' })

  cardsWill('asks')
  await answerAfterPause(page)
  await payInRoom(page)
  await isAway(page)
  const before = await meter()
  expect(before).toMatchObject({ status: 'paused', meter: { pauseReason: 'payment' } })
  // Back by the browser's own button: the payment is still open.
  await page.goto(room)
  await page.getByText('Votre paiement est ouvert').waitFor()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.goBack()
  await press(page, 'Confirmer')
  await page.waitForURL((url) => url.pathname === room)
  await page.getByText('Votre paiement est accepté').waitFor()
  await page.getByText('Compteur en marche').first().waitFor()
  expect((await meter()).meter.seconds).toBeLessThanOrEqual(before.meter.seconds + 2)

  await press(page, 'Terminer la consultation')
  await page.getByRole('button', { name: 'Terminer', exact: true }).click()
  await page.getByRole('link', { name: 'Voir le reçu' }).click()
  await page.getByText('Paiement de crédit commencé').waitFor()
  expect(await page.getByText('Crédit ajouté').count()).toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

test('without scripts a saved card pays, asked by the bank, and can be forgotten', async () => {
  const { page, context } = await openVisitor(browser, site.address, false)
  await register(site, page, 'ondine@example.test', false)
  await saveCard(page)
  cardsWill('asks')
  await press(page, 'Payer 10,00')
  await isAway(page)
  await press(page, 'Confirmer')
  await page.getByText('Votre paiement est accepté').waitFor()
  await press(page, 'Oublier la carte •••• 4242')
  await page.getByText('Cette carte est oubliée').waitFor()
  expect(await page.getByText('•••• 4242').count()).toBe(0)
  await context.close()
})
