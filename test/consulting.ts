import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { sweep } from '../src/features/consult/consultations/sweep.server.ts'
import type { RoomChannel } from '../src/features/consult/rooms/rules.ts'
import { openWallet } from '../src/features/house/ledger/queries.server.ts'
import type { Browser } from './browser.ts'
import { postAny } from './ledger/post-any.ts'
import { addClient, type ClientTraits, signInAs, signInAsPsychic } from './people.ts'
import { addPsychic, type GivenPsychic, openPresence } from './psychics.ts'
import type { TestApp } from './test-app.ts'

export interface Pair {
  client: Browser
  clientId: number
  psychic: Browser
  psychicId: number
}

/** A client with money or free time, and a psychic available by chat. */
export async function addPair(
  test: TestApp,
  given: { cents?: number; freeSeconds?: number; client?: ClientTraits; psychic?: GivenPsychic } = {},
): Promise<Pair> {
  const { id: clientId, browser: client } = await addClient(test, given.client)
  const { id: psychicId, userId } = await addPsychic(test.owner, { withUser: true, present: true, ...given.psychic })
  await fund(test, clientId, given)
  return { client, clientId, psychic: await signInAs(test, userId!), psychicId }
}

export async function fund(
  test: Pick<TestApp, 'owner'>,
  clientId: number,
  given: { cents?: number; promotional?: number; freeSeconds?: number },
): Promise<void> {
  await openWallet(test.owner, 99, clientId)
  const own = { siteId: 99, ownerId: clientId }
  const site = { siteId: 99, ownerId: 0 }
  const { cents = 0, promotional = 0, freeSeconds = 0 } = given
  await postAny(test.owner, 'test', `gift:${randomUUID()}`, [
    { account: { kind: 'client_wallet', ...own }, amount: cents },
    { account: { kind: 'client_promotional', ...own }, amount: promotional },
    { account: { kind: 'payment_provider', ...site }, amount: -cents - promotional },
    { account: { kind: 'client_free_time', ...own }, amount: freeSeconds },
    { account: { kind: 'free_time_offer', ...site }, amount: -freeSeconds },
  ])
}

/** Requests a consultation and accepts it; returns its id. */
export async function openRoom(pair: Pair): Promise<number> {
  const id = await ask(pair)
  const { status, body } = await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  return id
}

export async function ask({ client, psychicId }: Pair, channel: RoomChannel = 'chat'): Promise<number> {
  const { status, body } = await client.post('/api/consultations', { psychicId, channel })
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  return body.consultation.id
}

export const write = (browser: Browser, id: number, text = 'Bonjour') =>
  browser.post(`/api/consultations/${id}/messages`, { clientId: randomUUID(), text })

/**
 * Advances time in steps, with both sides heard at each, the client confirming their presence and the psychic writing
 * every half minute; the sweep runs.
 */
export async function talk(test: TestApp, pair: Pair, id: number, seconds: number, step = 10): Promise<void> {
  for (let passed = 0; passed < seconds; ) {
    const by = Math.min(step, seconds - passed)
    await test.advance(by)
    passed += by
    await pair.client.post(`/api/consultations/${id}/beat`, { here: true })
    if (passed % 30 === 0) await write(pair.psychic, id, 'Je regarde.')
    else await pair.psychic.post(`/api/consultations/${id}/beat`, {})
    await sweep(test.app)
  }
}

/** A client with some credit who has consulted a psychic for some seconds; the room is still open. */
export async function consulted(
  test: TestApp,
  { cents = 5000, seconds = 60 } = {},
): Promise<{ pair: Pair; id: number }> {
  const pair = await addPair(test, { cents })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(test, pair, id, seconds)
  return { pair, id }
}

export async function receiptOf(pair: Pair, id: number) {
  const { status, body } = await pair.client.get(`/api/consultations/${id}/receipt`)
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  return body.receipt
}

/** The same pair with new sessions, days later. */
export async function returned(test: TestApp, of: Pair): Promise<Pair> {
  await openPresence(test.owner, of.psychicId, ['chat'], 3600)
  return { ...of, client: await signInAs(test, of.clientId), psychic: await signInAsPsychic(test, of.psychicId) }
}

/** A room stopped for the client's care after some seconds, by the client's words or the psychic's button. */
export async function stopRoom(
  test: TestApp,
  pair: Pair,
  { by = 'client', seconds = 120 }: { by?: 'client' | 'psychic'; seconds?: number } = {},
): Promise<number> {
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(test, pair, id, seconds, 30)
  if (by === 'client') await write(pair.client, id, 'Je n’en parle à personne, mais je veux mourir.')
  else await pair.psychic.post(`/api/consultations/${id}/danger`)
  return id
}

/** Rooms that the sweep would see to now, longest due first. */
export async function roomsDue({ app }: Pick<TestApp, 'app'>, limit = 100): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select consultation_id as id from rooms_due(${app.house()}, ${limit})`.execute(app.db)
  return rows.map(({ id }) => id)
}
