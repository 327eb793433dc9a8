import type { Browser, Page } from 'playwright-core'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser, openVisitor } from './browser.ts'
import { Caller, hangUp } from './caller.ts'
import { sayAtOnce } from './say-at-once.ts'
import { CLIENT_ADDRESS, type RunningSite, startSite } from './site.ts'
import { tap, type Wire } from './wire.ts'

/** Six bugs common in chats. The mechanisms that repair them here are disabled in each test. */

const EMAIL = 'cliente@demo.test'
const PASSWORD = 'clair-de-lune-2026'
/** Either would make the page refresh within a beat. */
const healing = ['pulse', 'consultation']

let site: RunningSite
let browser: Browser
let client: Caller
let psychic: Caller
let psychicId: number

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser(CLIENT_ADDRESS)
  client = await Caller.signIn(site, EMAIL)
  psychic = await Caller.signIn(site, 'voyante@demo.test')
  psychicId = (await client.call(site, 'GET', '/api/psychics?name=Salomé')).psychics[0].id
})
afterEach(async () => {
  site.cable.mend()
  hangUp()
  for (const context of browser.contexts()) await context.close()
  const [open] = await site.owner
    .selectFrom('meters')
    .select('consultation_id as id')
    .where('state', '<>', 'ended')
    .execute()
  if (open) await psychic.call(site, 'POST', `/api/consultations/${open.id}/end`)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

interface Room {
  id: number
  /** The psychic's socket. */
  line: Socket
  /** The client's page and its socket. */
  page: Page
  wire: Wire
}

/** A room where the psychic said "Un"; the client's page shows it. */
async function openRoom(lost: readonly string[] = healing): Promise<Room> {
  await psychic.call(site, 'POST', '/api/workspace/presence', { channels: ['chat'] })
  const { consultation } = await client.call(site, 'POST', '/api/consultations', { psychicId, channel: 'chat' })
  const { id } = consultation
  await psychic.call(site, 'POST', `/api/workspace/requests/${id}/accept`)
  const line = await psychic.socket(site, id)
  await say(line, id, 'Un')
  const { context, page } = await openVisitor(browser, site.address)
  await context.request.post('/api/users/login', {
    headers: { origin: site.address },
    data: { email: EMAIL, password: PASSWORD },
  })
  const wire = await tap(page)
  for (const event of lost) wire.lost.add(event)
  return { id, line, page, wire }
}

async function enter({ page, id }: Room): Promise<void> {
  await page.goto(`/consultations/${id}`)
  // Its connection is stored with its first beat.
  const line = async () =>
    (await site.owner.selectFrom('meters').select('client_line').where('consultation_id', '=', id).executeTakeFirst())
      ?.client_line
  await expect.poll(line).toEqual(expect.any(String))
  await expect.poll(() => shown(page)).toEqual(['Un'])
}

async function say(line: Socket, id: number, text: string): Promise<number> {
  const said = await line.emitWithAck('message', { consultationId: id, clientId: crypto.randomUUID(), text })
  expect(said.api).toEqual({ ok: 1 })
  return said.message.sequence
}

/** The texts of the conversation on the page, in order, without author and time. */
const shown = (page: Page): Promise<string[]> =>
  page
    .getByRole('log')
    .evaluate((log) => [...log.querySelectorAll('li')].map((item) => item.querySelector('p')?.textContent ?? ''))

const kept = async (id: number): Promise<string[]> =>
  (await client.call(site, 'GET', `/api/consultations/${id}/messages`)).messages.map(
    (one: { text: string }) => one.text,
  )

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Votre message').fill(text)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
}

test('trap: history fetched before the subscription is confirmed', async () => {
  const room = await openRoom()
  const waiting = room.wire.hold('join')
  await room.page.goto(`/consultations/${room.id}`)
  const { release } = await waiting
  await say(room.line, room.id, 'Deux')
  expect(await shown(room.page)).toEqual(['Un'])
  release()
  await expect.poll(() => shown(room.page)).toEqual(['Un', 'Deux'])
})

test('trap: a cursor moved past what was not fetched', async () => {
  const room = await openRoom()
  await enter(room)
  const lost = room.wire.lose('message')
  await say(room.line, room.id, 'Deux')
  await lost
  await say(room.line, room.id, 'Trois')
  await expect.poll(() => shown(room.page)).toEqual(['Un', 'Deux', 'Trois'])
})

test('trap: missed changes — read, said and ended while the page was away', async () => {
  const room = await openRoom()
  await enter(room)
  await write(room.page, 'Ma question')
  await room.page.getByText('Envoyé', { exact: true }).waitFor()
  site.cable.cut()
  await room.page.getByText('Connexion interrompue').waitFor()
  await room.line.emitWithAck('read', { consultationId: room.id, sequence: 2 })
  await say(room.line, room.id, 'Un dernier mot')
  await psychic.call(site, 'POST', `/api/consultations/${room.id}/end`)
  site.cable.mend()
  await room.page.getByText('Consultation terminée').waitFor()
  await room.page.getByText('Lu', { exact: true }).waitFor()
  expect(await shown(room.page)).toEqual(['Un', 'Ma question', 'Un dernier mot'])
})

test('trap: missed changes — the meter continued, paused and resumed while the page was away', async () => {
  const room = await openRoom([])
  await enter(room)
  const meter = async () => (await psychic.call(site, 'GET', `/api/consultations/${room.id}`)).consultation.meter
  await site.pass(20, ['client', 'psychic'])
  site.cable.cut()
  // The program reads these requests after it has seen the cut, which time must not overtake.
  for (let asked = 0; asked < 3; asked += 1) await meter()
  // Long enough for the page's own count, which does not stop at once, to be ahead of the true one.
  await site.pass(20, ['psychic'])
  await room.page.getByText('Connexion interrompue').waitFor()
  await room.page.getByText(/^2[4-9]/).waitFor()
  site.cable.mend()
  await expect.poll(async () => (await meter()).counting).toBe(true)
  const { seconds } = await meter()
  expect([19, 20]).toContain(seconds)
  await room.page.getByText(new RegExp(`^${seconds}\\ss$`)).waitFor()
  await room.page.getByText('Compteur en marche').waitFor()
})

test('trap: missed changes — the event that the room changed is lost on an open connection', async () => {
  const room = await openRoom(['consultation'])
  await enter(room)
  await psychic.call(site, 'POST', `/api/consultations/${room.id}/end`)
  await room.page.getByText('Consultation terminée').waitFor()
})

test('trap: missed changes — an older answer arrives after newer events', async () => {
  const room = await openRoom()
  await enter(room)
  await write(room.page, 'Ma question')
  await room.page.getByText('Envoyé', { exact: true }).waitFor()
  const fetched = Promise.withResolvers<void>()
  const news = Promise.withResolvers<void>()
  await room.page.route('**/messages?after=*', async (route) => {
    const response = await route.fetch()
    fetched.resolve()
    await news.promise
    await route.fulfill({ response })
  })
  const lost = room.wire.lose('message')
  await say(room.line, room.id, 'Deux')
  await lost
  await say(room.line, room.id, 'Trois')
  await fetched.promise
  await room.line.emitWithAck('read', { consultationId: room.id, sequence: 2 })
  await room.page.getByText('Lu', { exact: true }).waitFor()
  news.resolve()
  await expect.poll(() => shown(room.page)).toEqual(['Un', 'Ma question', 'Deux', 'Trois'])
  await room.page.getByText('Lu', { exact: true }).waitFor()
})

test('trap: missed changes — an older view of the room arrives after a newer one', async () => {
  const room = await openRoom(['pulse'])
  await enter(room)
  const asked = Promise.withResolvers<void>()
  const later = Promise.withResolvers<void>()
  const overtaken = Promise.withResolvers<void>()
  await room.page.route(
    `**/api/consultations/${room.id}`,
    async (route) => {
      const response = await route.fetch()
      asked.resolve()
      await later.promise
      await route.fulfill({ response })
      overtaken.resolve()
    },
    { times: 1 },
  )
  let isAsked = false
  void asked.promise.then(() => {
    isAsked = true
  })
  room.line.disconnect()
  await site.pass(20, ['client'])
  // Until the server hears of it, which may be late, the psychic counts as present.
  await expect.poll(async () => isAsked || site.pass(5, ['client']).then(() => isAsked), { interval: 500 }).toBe(true)
  const newer = room.page.waitForResponse((response) => response.url().endsWith(`/api/consultations/${room.id}`))
  const line = await psychic.socket(site, room.id)
  await newer
  const state = room.page.getByText(/^(Compteur|Connexion perdue)/)
  later.resolve()
  await overtaken.promise
  // Once a later message is shown, the old answer has been processed.
  await say(line, room.id, 'Deux')
  await expect.poll(() => shown(room.page)).toEqual(['Un', 'Deux'])
  expect(await state.innerText()).toBe('Compteur en marche')
})

test('trap: a short reconnect window — five minutes and five hundred messages later, nothing is missing', async () => {
  const room = await openRoom([])
  await enter(room)
  site.cable.cut()
  const otherTab = await client.socket(site, room.id)
  const said = ['Un']
  for (let minute = 0; minute < 6; minute += 1) {
    await site.pass(50, ['client', 'psychic'])
    const words = Array.from({ length: 85 }, (_, place) => `Mot ${said.length + place}`)
    await say(otherTab, room.id, words[0]!)
    await say(room.line, room.id, words[1]!)
    await sayAtOnce(site, room.id, words.slice(2))
    said.push(...words)
  }
  site.cable.mend()
  await expect.poll(() => shown(room.page).then(({ length }) => length)).toBe(said.length)
  expect(await shown(room.page)).toEqual(said)
})

test('trap: duplicate webhooks', async () => {
  const balance = async () => (await client.call(site, 'GET', '/api/wallet')).wallet.balance
  const before = await balance()
  const { topUp } = await client.call(site, 'POST', '/api/wallet/top-ups', { packId: 'credit-10' })
  const notice = async (outcome: 'pay' | 'refuse') =>
    (await client.ask(site, 'POST', topUp.url, new URLSearchParams({ outcome }))).status
  const together = await Promise.all((['pay', 'refuse', 'pay', 'pay', 'refuse', 'pay'] as const).map(notice))
  const late = [await notice('refuse'), await notice('pay')]
  expect(new Set([...together, ...late])).toEqual(new Set([303]))
  expect(await balance()).toBe(before + 1000)
})

test('trap: duplicate sends on a weak connection — the answer is lost with the connection', async () => {
  const room = await openRoom()
  await enter(room)
  const heard: string[] = []
  room.line.on('message', ({ text }: { text: string }) => heard.push(text))
  room.wire.losesAnswers = true
  room.wire.lost.add('message')
  await write(room.page, 'Une seule fois')
  await expect.poll(() => kept(room.id)).toContain('Une seule fois')
  await room.wire.cut()
  await room.page.getByText('Envoyé', { exact: true }).waitFor()
  expect(await kept(room.id)).toEqual(['Un', 'Une seule fois'])
  expect(await shown(room.page)).toEqual(['Un', 'Une seule fois'])
  expect(heard).toEqual(['Une seule fois'])
})

test('trap: duplicate sends on a weak connection — sent again by hand, without knowing', async () => {
  const room = await openRoom()
  await enter(room)
  room.wire.losesAnswers = true
  room.wire.lost.add('message')
  await write(room.page, 'Une seule fois')
  await expect.poll(() => kept(room.id)).toContain('Une seule fois')
  site.cable.cut()
  const again = room.page.getByRole('button', { name: 'Envoyer à nouveau' })
  await again.waitFor()
  // The page must not learn it from the history before it is told to send again.
  await room.page.route('**/messages?after=*', (route) => route.abort())
  site.cable.mend()
  room.wire.losesAnswers = false
  await room.page.getByText('Connexion interrompue').waitFor({ state: 'detached' })
  await again.click()
  await room.page.getByText('Envoyé', { exact: true }).waitFor()
  expect(await kept(room.id)).toEqual(['Un', 'Une seule fois'])
  expect(await shown(room.page)).toEqual(['Un', 'Une seule fois'])
})
