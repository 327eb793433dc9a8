import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPair, openRoom, write } from '../../../../test/consulting.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealAgain } from '../../../platform/at-rest/seal-again.ts'
import { sealedMessages } from './seal-messages.server.ts'

const site = useTestApp()
const young = { id: 'young', secret: 'the next data key of the tests, long enough' }

const rowsOf = (id: number) =>
  site.owner.selectFrom('messages').selectAll().where('consultation_id', '=', id).orderBy('sequence').execute()
const textsOf = async (pair: Awaited<ReturnType<typeof addPair>>, id: number) =>
  (await pair.client.get(`/api/consultations/${id}/messages`)).body.messages.map(({ text }: { text: string }) => text)

async function roomOf(...texts: readonly string[]) {
  const pair = await addPair(site, { freeSeconds: 600 })
  const id = await openRoom(pair)
  for (const text of texts) await write(pair.psychic, id, text)
  return { pair, id }
}

test('a message is sealed in the database and read as it was written, even if it is sent twice', async () => {
  const { pair, id } = await roomOf()
  const message = { clientId: randomUUID(), text: 'Il s’appelle Émile.' }
  for (let times = 0; times < 2; times += 1) {
    const { body } = await pair.psychic.post(`/api/consultations/${id}/messages`, message)
    expect(body.message).toMatchObject({ sequence: 1, text: message.text })
  }
  expect(await textsOf(pair, id)).toEqual([message.text])
  const [row] = await rowsOf(id)
  expect(row!.text).toBeNull()
  expect(row!.sealed!.includes('mile')).toBe(false)
})

test('an old message in clear is read as it is and sealed by the nightly job', async () => {
  const { pair, id } = await roomOf('Bonjour', 'Je regarde.')
  const clear = { text: 'Écrit en clair', sealed: null }
  await site.owner
    .updateTable('messages')
    .set(clear)
    .where('consultation_id', '=', id)
    .where('sequence', '=', 1)
    .execute()
  expect(await textsOf(pair, id)).toEqual([clear.text, 'Je regarde.'])
  await sealAgain(site.app, sealedMessages)
  expect((await rowsOf(id)).map(({ text, sealed }) => [text, sealed !== null])).toEqual(Array(2).fill([null, true]))
  expect(await textsOf(pair, id)).toEqual([clear.text, 'Je regarde.'])
})

test('after a key rotation the job reseals all messages in batches, and the old key can be removed', async () => {
  const { id } = await roomOf('un', 'deux', 'trois')
  await sealAgain({ ...site.app, keys: openKeyRing([young, testKeys[0]]) }, { ...sealedMessages, atOnce: 2 })
  const alone = openKeyRing([young])
  const rows = await rowsOf(id)
  expect(rows.map((row) => alone.open(`message ${id} psychic ${row.client_message_id}`, row.sealed!))).toEqual([
    'un',
    'deux',
    'trois',
  ])
  // Restored for the other tests.
  await sealAgain({ ...site.app, keys: openKeyRing([testKeys[0], young]) }, sealedMessages)
})

test('a message that no key opens is reported as an error, hides no others, and retains its bytes', async () => {
  const { pair, id } = await roomOf('perdu', 'lisible')
  const foreign = openKeyRing([young]).seal('elsewhere', 'perdu')
  const first = site.owner.updateTable('messages').where('consultation_id', '=', id).where('sequence', '=', 1)
  await first.set({ sealed: foreign }).execute()
  const said: string[] = []
  const log = { ...site.app.log, error: (_: unknown, words: string) => void said.push(words) }
  await sealAgain({ ...site.app, log: log as never }, sealedMessages)
  expect(said).toEqual(['a message under no known key was left as it is'])
  expect((await rowsOf(id)).map(({ sealed }) => sealed!.equals(foreign))).toEqual([true, false])
  const answer = await pair.client.get(`/api/consultations/${id}/messages`)
  expect([answer.status, answer.body.api.error.code]).toEqual([500, 1])
  await first.set({ sealed: site.app.keys.seal('elsewhere', '') }).execute()
})
