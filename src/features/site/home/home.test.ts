import { expect, test } from 'vitest'
import { addBookablePair, book } from '../../../../test/appointments.ts'
import type { Browser } from '../../../../test/browser.ts'
import { consulted, fund } from '../../../../test/consulting.ts'
import { openPage } from '../../../../test/forms.ts'
import { addAnswered } from '../../../../test/free-questions.ts'
import { settle } from '../../../../test/orders.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addTextPair, asked } from '../../../../test/text-questions.ts'
import { loader } from './home.page.tsx'

const site = useTestApp()
const DAY = 86_400
const EMPTY = { favorites: [], day: null, left: [], words: null, last: null }

const open = async (browser: Browser) => (await openPage(site, loader, '/', browser)).data
const ownOf = async (browser: Browser) => (await open(browser)).own
const leftOf = async (browser: Browser) => (await ownOf(browser)).client.left
const birth = { name: 'Moi', isOwn: true, birthDate: '1990-08-01', birthTime: '08:30' }
const place = { place: 'Lyon', latitude: 45.75, longitude: 4.85 }

test('a visitor gets the reviews and nothing personal, a client the reverse', async () => {
  const { browser } = await addClient(site)
  const [stranger, client] = await Promise.all([open(site.browser()), open(browser)])
  expect([stranger.own, stranger.voices]).toEqual([null, { reviews: [], rating: { average: null, count: 0 } }])
  expect(client.voices).toBeNull()
  expect(client.own.client).toMatchObject(EMPTY)
  expect(client.own.client.means).toEqual({ freeSeconds: 0, credit: 0, waits: false })
})

test('without a chart, the horoscope of the client’s sign; without a birth date, none', async () => {
  expect((await ownOf((await addClient(site)).browser)).client.bySign).toBe('/horoscope/jour/taureau')
  expect((await ownOf((await addClient(site, { birthDate: null })).browser)).client.bySign).toBeNull()
})

test('psychics are led to where they work; staff see what visitors do, which they edit', async () => {
  const { userId } = await addPsychic(site.owner, { withUser: true })
  expect(await ownOf(await signInAs(site, userId!))).toMatchObject({ place: 'workspace', client: null })
  const { id } = await addClient(site)
  await site.owner.updateTable('users').set({ role: 'support' }).where('id', '=', id).execute()
  expect(await ownOf(await signInAs(site, id))).toBeNull()
})

test('the greeting follows the hour in Paris', async () => {
  const { browser } = await addClient(site)
  const hour = () =>
    Number(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Paris' }).format(site.now()),
    )
  const seen = new Set<string>()
  for (let turn = 0; turn < 4; turn += 1) {
    const { greeting } = await ownOf(browser)
    expect(greeting).toBe(hour() >= 5 && hour() < 18 ? 'day' : 'evening')
    seen.add(greeting)
    await site.advance(6 * 3600)
  }
  expect(seen.size).toBe(2)
})

test('credit of both kinds is added up, and free time is told', async () => {
  const { id, browser } = await addClient(site)
  await fund(site, id, { cents: 1500, promotional: 500, freeSeconds: 480 })
  expect((await ownOf(browser)).client.means).toEqual({ freeSeconds: 480, credit: 2000, waits: false })
})

test('favourites are as they are now; a pause hides them with all that is bought', async () => {
  const { id, browser } = await addClient(site)
  await fund(site, id, { cents: 1500 })
  const { id: psychicId } = await addPsychic(site.owner, { name: 'Maud' })
  await browser.post('/api/favorite-psychic-ids', { psychicId })
  const statuses = async () => (await ownOf(browser)).client.favorites.map(({ status }: { status: string }) => status)
  expect(await statuses()).toEqual(['offline'])
  await openPresence(site.owner, psychicId, ['chat'], 3600)
  await site.advance(2)
  expect(await statuses()).toEqual(['available'])
  await browser.post('/api/pause', { length: 'week' })
  expect((await ownOf(browser)).client).toMatchObject({ means: null, favorites: [] })
})

test('the day of the client’s own chart, until the consent is withdrawn', async () => {
  const { browser } = await addClient(site)
  const { chart } = (await browser.post('/api/charts', { ...birth, ...place })).body
  const { day, bySign } = (await ownOf(browser)).client
  expect(day.to).toBe(`/mon-compte/themes/${chart.id}/horoscope`)
  expect(day.sentence).toMatch(/\p{L}{3}.*\./u)
  expect(bySign).toBeNull()
  const entry = { kind: 'question', reference: crypto.randomUUID(), question: 'Que faire de mes dimanches ?' }
  await browser.post('/api/journal', entry)
  expect((await ownOf(browser)).client.words).toMatchObject({ text: entry.question })
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  expect((await ownOf(browser)).client).toMatchObject({ day: null, words: null })
})

test('appointments, asked for and confirmed', async () => {
  const pair = await addBookablePair(site)
  await book(site, pair, { hours: 30, confirm: false })
  await book(site, pair, { hours: 40 })
  const left = await leftOf(pair.client)
  expect(left.map(({ kind, to }: Record<string, string>) => [kind, to])).toEqual([
    ['asked', '/mon-compte/rendez-vous'],
    ['appointment', '/mon-compte/rendez-vous'],
  ])
  expect(left[0].said.moment).toMatch(/ à \d/)
})

test('a question by text message until it is answered, and nobody else’s', async () => {
  const pair = await addTextPair(site)
  const id = await asked(pair)
  expect(await leftOf(pair.client)).toMatchObject([{ kind: 'text', to: `/mon-compte/sms#question-${id}` }])
  expect(await leftOf((await addClient(site)).browser)).toEqual([])
})

test('an answer to a free question, until it is rated or a week has passed', async () => {
  const { id: clientId, browser } = await addClient(site)
  const { id: psychicId } = await addPsychic(site.owner, { name: 'Ève' })
  const id = await addAnswered(site, { clientId, psychicId })
  const news = [{ kind: 'answered', said: { name: 'Ève' }, to: `/mon-compte/questions#question-${id}` }]
  expect(await leftOf(browser)).toEqual(news)
  await site.owner.updateTable('free_answers').set({ is_useful: true }).where('question_id', '=', id).execute()
  expect(await leftOf(browser)).toEqual([])
  await site.owner.updateTable('free_answers').set({ is_useful: null }).where('question_id', '=', id).execute()
  expect(await leftOf(browser)).toEqual(news)
  await site.advance(7 * DAY)
  expect(await leftOf(await signInAs(site, clientId))).toEqual([])
  await site.owner.updateTable('free_questions').set({ status: 'waiting' }).where('id', '=', id).execute()
  expect(await leftOf(await signInAs(site, clientId))).toMatchObject([{ kind: 'question' }])
})

test('a payment that was begun, for a day or until it ended', async () => {
  const { id, browser } = await addClient(site)
  const begin = async () =>
    (await browser.post('/api/wallet/top-ups', { packId: 'credit-20' })).body.topUp.url as string
  const first = await begin()
  expect(await leftOf(browser)).toEqual([{ kind: 'order', said: { amount: '20,00\u00a0€' }, to: '/wallet' }])
  await settle(site, first.split('/').at(-1)!, 'refused')
  expect(await leftOf(browser)).toEqual([])
  await begin()
  expect(await leftOf(browser)).toHaveLength(1)
  await site.advance(DAY)
  expect(await leftOf(await signInAs(site, id))).toEqual([])
})

test('the last consultation, and what its psychic wrote afterwards', async () => {
  const { pair, id } = await consulted(site, { seconds: 90 })
  expect((await ownOf(pair.client)).client.last).toBeNull()
  await pair.client.post(`/api/consultations/${id}/end`)
  expect((await ownOf(pair.client)).client.last).toMatchObject({ name: 'Solène', to: `/consultations/${id}` })
  await pair.client.post(`/api/consultations/${id}/follow-up-consent`, { agreed: true })
  await pair.psychic.post(`/api/consultations/${id}/follow-up`, { text: 'Je repense à vous : prenez votre temps.' })
  expect(await leftOf(pair.client)).toMatchObject([{ kind: 'message', to: `/consultations/${id}#apres` }])
})

test('what the journal asked about, until it is answered', async () => {
  const { browser } = await addClient(site)
  const kept = { kind: 'question', reference: crypto.randomUUID(), question: 'Vais-je déménager ?' }
  const { entry } = (await browser.post('/api/journal', kept)).body
  expect(await leftOf(browser)).toEqual([])
  await site.owner.updateTable('journal_entries').set({ asked_at: site.now() }).where('id', '=', entry.id).execute()
  expect(await leftOf(browser)).toMatchObject([{ kind: 'entry', to: `/mon-journal/${entry.id}` }])
  await browser.post(`/api/journal/${entry.id}/answer`, { verdict: 'yes' })
  expect(await leftOf(browser)).toEqual([])
})
