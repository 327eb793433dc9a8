import { sweepQueues } from '../src/features/consult/queue/sweep-queues.server.ts'
import { addConsultation } from './consultations.ts'
import { fund } from './consulting.ts'
import { addClient, type Client, type ClientTraits } from './people.ts'
import { addPsychic, openPresence } from './psychics.ts'
import type { TestApp } from './test-app.ts'

/** A client who could pay for a consultation. */
export async function addWaiter(test: TestApp, traits: ClientTraits = {}): Promise<Client> {
  const client = await addClient(test, traits)
  await fund(test, client.id, { cents: 5000 })
  return client
}

/** Takes a place in a queue. */
export const wait = ({ browser }: Client, psychicId: number, way = 'page', channel = 'chat') =>
  browser.post(`/api/psychics/${psychicId}/ticket`, { channel, way })

export const requestOf = ({ browser }: Client, psychicId: number) =>
  browser.post('/api/consultations', { psychicId, channel: 'chat' })

/** Keeps a psychic busy, with somebody else. Returns what frees them. */
export async function occupy(test: TestApp, psychicId: number): Promise<() => Promise<void>> {
  const { id: clientId } = await addClient(test)
  const id = await addConsultation(test.owner, { clientId, psychicId, status: 'running', pickUp: 5 })
  return async () => {
    await test.owner.updateTable('consultations').set({ status: 'ended' }).where('id', '=', id).execute()
  }
}

/** Lets time pass while workers look and these clients' pages, and the psychic's, stay open. */
export async function pass(
  test: TestApp,
  seconds: number,
  given: { beating?: readonly Client[]; psychicId?: number } = {},
): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 10) {
    await test.advance(Math.min(10, seconds - passed))
    if (given.psychicId !== undefined) await openPresence(test.owner, given.psychicId, ['chat'], 60)
    for (const { browser } of given.beating ?? []) await browser.post('/api/tickets/beat')
    await sweepQueues(test.app)
  }
}

/** The state of each ticket of a queue, in order. */
export async function statesOf(test: TestApp, psychicId: number): Promise<string[]> {
  const rows = await test.owner
    .selectFrom('queue_tickets')
    .select('state')
    .where('psychic_id', '=', psychicId)
    .orderBy('id')
    .execute()
  return rows.map(({ state }) => state)
}

/** A psychic of whom somebody takes the time; `free` ends that. */
export async function addBusy(test: TestApp, name = 'Oriane') {
  const psychic = await addPsychic(test.owner, { name, withUser: true })
  await openPresence(test.owner, psychic.id, ['chat'], 36_000)
  return { ...psychic, free: await occupy(test, psychic.id) }
}

/** As the client's page reads them. */
export const ticketsOf = async ({ browser }: Client) => (await browser.get('/api/tickets')).body.tickets
