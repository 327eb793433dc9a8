import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inEuros, inMonth } from '../src/platform/i18n/french.ts'
import { dayInParis, monthBefore } from '../src/platform/time/days.ts'
import { axeOn } from './axe.ts'
import { postAt, signedIn } from './by-api.ts'
import { earnedIn, expectInvoice, expectTable, giveTaxFacts } from './earned.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite({ DISPUTE_HEARING_HOURS: '24' }))
afterAll(closeSite)

const PHONE = { width: 375, height: 812 }
const WIDE = { width: 1440, height: 900 }

const signIn = (email: string, scripts?: boolean) => signedIn(browser, site.address, email, scripts)

const post = (page: Page, path: string, data?: object) => postAt(site.address, page, path, data)

/** A consultation of two minutes; `meanwhile` looks at the room before it ends. */
async function consult(client: Page, psychic: Page, meanwhile?: (id: number) => Promise<void>): Promise<number> {
  await post(psychic, '/api/workspace/presence', { channels: ['chat'] })
  const { psychics } = await (await client.context().request.get('/api/psychics?name=Salomé')).json()
  const { consultation } = await post(client, '/api/consultations', { psychicId: psychics[0].id, channel: 'chat' })
  const { id } = consultation
  await post(psychic, `/api/workspace/requests/${id}/accept`)
  await client.goto(`/consultations/${id}`)
  await psychic.goto('/espace-voyant')
  await psychic.getByLabel('Votre message').fill('Bonjour, je vous écoute.')
  await psychic.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await psychic.getByRole('log').getByText('Bonjour, je vous écoute.').waitFor()
  await site.pass(45, ['client', 'psychic'])
  await post(psychic, `/api/consultations/${id}/messages`, { clientId: crypto.randomUUID(), text: 'Je regarde.' })
  await site.pass(45, ['client', 'psychic'])
  await meanwhile?.(id)
  await post(client, `/api/consultations/${id}/end`)
  return id
}

const isSound = async (page: Page) => expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([])
const main = (page: Page) => page.getByRole('main')
const figure = (page: Page, label: string) => main(page).locator('dl > div', { hasText: label }).locator('dd').first()
const linesOf = (amount: Locator) =>
  amount.evaluate((shown) => {
    const words = document.createRange()
    words.selectNodeContents(shown)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })

test('a psychic reads each gain as it is earned, and takes a statement and an invoice that equal the ledger', async () => {
  const now = new Date()
  const thisMonth = dayInParis(now).slice(0, 7)
  const lastMonth = monthBefore(dayInParis(now))
  await giveTaxFacts(site.owner)
  const client = await signIn('cliente@demo.test')
  const psychic = await signIn('voyante@demo.test')
  await psychic.setViewportSize(WIDE)

  // One in the middle of the month before, then one now.
  await site.goTo(new Date(`${lastMonth}-15T12:00:00Z`))
  await consult(client, psychic)
  await site.goTo(now)
  const before = await earnedIn(site.owner, thisMonth)
  let live = ''
  const id = await consult(client, psychic, async () => {
    const share = psychic.locator('dl > div', { hasText: 'Votre part' }).locator('dd').first()
    await expect.poll(async () => (await share.textContent()) ?? '').not.toMatch(/^0,0/)
    live = (await share.textContent()) ?? ''
  })

  await psychic.goto(`/consultations/${id}`)
  await main(psychic).getByText('Votre part').first().waitFor()
  expect(await figure(psychic, 'Votre part').textContent()).toBe(live)

  await psychic.goto('/espace-voyant/gains')
  const earned = await earnedIn(site.owner, thisMonth)
  expect(await figure(psychic, 'Gagné ce mois-ci').textContent()).toBe(inEuros(earned))
  expect(earned).toBeGreaterThanOrEqual(before)
  expect(await linesOf(figure(psychic, 'Disponible aujourd’hui'))).toBe(1)
  await isSound(psychic)
  await psychic.getByRole('link', { name: 'Ce mois-ci, consultation par consultation' }).click()
  await psychic.getByRole('heading', { name: `Gains de ${inMonth(thisMonth)}` }).waitFor()
  expect(await psychic.locator('summary[data-current="true"]').textContent()).toContain('Argent')
  expect(await figure(psychic, 'Gain du mois').textContent()).toBe(inEuros(earned))
  await main(psychic).getByText(`Consultation n°\u00a0${id}`).first().waitFor()

  await psychic.goto(`/espace-voyant/gains/${lastMonth}`)
  const sum = await earnedIn(site.owner, lastMonth)
  expect(sum).toBeGreaterThan(0)
  await isSound(psychic)
  await expectTable(psychic, sum)
  await expectInvoice(psychic, sum)
}, 240_000)

test('on a phone and without scripts, each page of the psychic’s can be read and used', async () => {
  const psychic = await signIn('voyante@demo.test', false)
  await psychic.setViewportSize(PHONE)
  const pages = ['gains', 'gains/compte-bancaire', 'statistiques', 'contestations', 'clients-refuses', 'equipe']
  for (const path of pages) {
    await psychic.goto(`/espace-voyant/${path}`)
    await main(psychic).getByRole('heading', { level: 1 }).waitFor()
    expect(await psychic.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375)
  }
  await psychic.goto(`/espace-voyant/gains/${monthBefore(dayInParis(new Date()))}`)
  const [table, paper] = await Promise.all(
    ['Tableau (CSV)', 'Relevé ou facture (PDF)'].map((name) => psychic.getByRole('link', { name }).boundingBox()),
  )
  expect(paper!.y - table!.y - table!.height, 'space between the files').toBeGreaterThan(0)
  await psychic.goto('/espace-voyant/gains/compte-bancaire')
  await psychic.getByLabel('Titulaire du compte').fill('Salomé Albe')
  await psychic.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 607')
  await psychic.getByRole('button', { name: 'Envoyer ce compte' }).click()
  await psychic.getByText('Cet IBAN n’existe pas').first().waitFor()
  await psychic.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 606')
  await psychic.getByRole('button', { name: 'Envoyer ce compte' }).click()
  await psychic.getByText('Votre compte est enregistré').waitFor()

  await psychic.goto('/espace-voyant/equipe')
  await psychic.getByLabel('Votre question').fill('Quand mon virement part-il ?')
  await psychic.getByRole('button', { name: 'Envoyer ma question' }).click()
  await psychic.getByText('Votre question est envoyée').waitFor()
  await psychic.getByText('Quand mon virement part-il ?').waitFor()
}, 120_000)

test('a psychic gives their version of a disputed consultation and refuses its client, by keyboard', async () => {
  const client = await signIn('cliente@demo.test')
  const psychic = await signIn('voyante@demo.test')
  const id = await consult(client, psychic)
  await post(client, `/api/consultations/${id}/dispute`, { reason: 'Le message est arrivé trop tard.' })
  await psychic.goto('/espace-voyant/contestations')
  await psychic.getByText('Le message est arrivé trop tard.').waitFor()
  await isSound(psychic)
  await psychic.getByLabel('Votre version').focus()
  await psychic.keyboard.type('J’ai écrit dès que possible.')
  await psychic.keyboard.press('Tab')
  await psychic.keyboard.press('Enter')
  await psychic.getByText('Votre version est enregistrée').waitFor()
  await psychic.getByText('J’ai écrit dès que possible.').waitFor()

  await psychic.goto(`/consultations/${id}`)
  await psychic.getByRole('link', { name: /^Ne plus recevoir/ }).press('Enter')
  await psychic.getByLabel('Ce qui s’est passé').fill('Des insultes.')
  await psychic.keyboard.press('Tab')
  await psychic.keyboard.press('Enter')
  await psychic.getByText('Vous ne recevrez plus de demande').waitFor()
  const { psychics } = await (await client.context().request.get('/api/psychics?name=Salomé')).json()
  const headers = { origin: site.address, 'idempotency-key': crypto.randomUUID() }
  const data = { psychicId: psychics[0].id, channel: 'chat' }
  const asked = await (await client.context().request.post('/api/consultations', { headers, data })).json()
  expect(asked.api.error).toMatchObject({ code: 4781 })
}, 240_000)
