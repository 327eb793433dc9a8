import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { addBusy, addWaiter, requestOf, ticketsOf, wait } from '../../../../test/waiting.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { sweepQueues } from './sweep-queues.server.ts'

const site = useTestApp()

test('two hundred take tickets at once: one each, in one strict order, and only the first can enter', {
  timeout: 120_000,
}, async () => {
  const { id, free } = await addBusy(site)
  const clients = await Promise.all(Array.from({ length: 200 }, () => addWaiter(site)))
  let left = clients
  // A node that has too much to do refuses some, and a lock that is waited for too long does: they try again.
  while (left.length > 0) {
    // The first ones press twice.
    const answers = await Promise.all([...left, ...left.slice(0, 20)].map((client) => wait(client, id)))
    const codes = answers.map(({ body }) => body.api.error?.code ?? 0)
    expect(codes.filter((code) => ![0, 409, 4002].includes(code))).toEqual([])
    left = left.filter((_, place) => codes[place] !== 0)
  }
  const rows = await site.owner
    .selectFrom('queue_tickets')
    .select(['id', 'client_id'])
    .where('psychic_id', '=', id)
    .orderBy('id')
    .execute()
  expect(rows).toHaveLength(200)
  expect(new Set(rows.map((row) => row.client_id)).size).toBe(200)
  const byId = new Map(clients.map((client) => [client.id, client]))
  for (const place of [1, 2, 100, 200]) {
    const waiter = needed(byId.get(needed(rows[place - 1], 'the place').client_id), 'its client')
    expect(await ticketsOf(waiter)).toMatchObject([{ place }])
  }
  await free()
  await Promise.all(Array.from({ length: 4 }, () => sweepQueues(site.app)))
  const idsIn = async (state: string) =>
    (
      await site.owner
        .selectFrom('queue_tickets')
        .select('id')
        .where('psychic_id', '=', id)
        .where('state', '=', state)
        .execute()
    ).map((row) => row.id)
  const first = rows[0]?.id
  expect(await idsIn('called')).toEqual([first])
  const caller = needed(byId.get(needed(rows[0], 'the first').client_id), 'the first')
  const asked = await Promise.all(clients.filter((client) => client !== caller).map((client) => requestOf(client, id)))
  expect(asked.filter(({ status }) => status === 200)).toEqual([])
  expect((await requestOf(caller, id)).status).toBe(200)
  expect(await idsIn('entered')).toEqual([first])
})
