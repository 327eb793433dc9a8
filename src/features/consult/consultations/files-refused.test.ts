import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPair, ask, openRoom, type Pair, write } from '../../../../test/consulting.ts'
import { blank } from '../../../../test/pictures.ts'
import { aRecording } from '../../../../test/recordings.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { formWith } from '../../../../test/vetting.ts'
import { sweep } from './sweep.server.ts'

const site = useTestApp()
const files = { pictures: await blank(60, 40).png().toBuffer(), 'voice-notes': await aRecording() }
type What = keyof typeof files

async function refusal(browser: Pair['client'], id: number, what: What, fields: object = {}, file = files[what]) {
  const form = formWith(file, { clientId: randomUUID(), ...fields })
  return (await browser.post(`/api/consultations/${id}/${what}`, form)).body.api.error?.code ?? 0
}

test.each(['pictures', 'voice-notes'] as const)('%s: every refusal, before the room, in it and after', async (what) => {
  const pair = await addPair(site, { freeSeconds: 600 })
  const asked = await ask(pair)
  expect(await refusal(pair.client, asked, what)).toBe(4031)
  await pair.client.post(`/api/consultations/${asked}/cancel`)

  const id = await openRoom(pair)
  await write(pair.psychic, id)
  const stranger = await addPair(site)
  expect(await refusal(stranger.client, id, what)).toBe(4000)
  expect((await pair.client.post(`/api/consultations/${id}/${what}`, {})).body.api.error.code).toBe(105)
  expect(await refusal(pair.client, id, what, { replyTo: '40' })).toBe(4581)
  expect(await refusal(pair.client, id, what, {}, Buffer.from('rien'))).toBe(508)
  expect(await refusal(pair.client, id, what, {}, Buffer.alloc((5 << 20) + 1))).toBe(506)
  for (let sent = 0; sent < 6; sent += 1) expect(await refusal(pair.client, id, what)).toBe(0)
  expect(await refusal(pair.client, id, what)).toBe(4582)

  // The client's line is lost: what the psychic sends can't be delivered.
  for (let passed = 0; passed < 70; passed += 10) {
    await site.advance(10)
    await pair.psychic.post(`/api/consultations/${id}/beat`, {})
    if (passed === 30) await write(pair.psychic, id)
    await sweep(site.app)
  }
  expect(await refusal(pair.psychic, id, what)).toBe(4024)
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await refusal(pair.client, id, what)).toBe(4025)
})

test.each(['pictures', 'voice-notes'] as const)('%s: a hundred in a room', async (what) => {
  const pair = await addPair(site, { freeSeconds: 600 })
  const id = await openRoom(pair)
  const names = Array.from({ length: 100 }, () => randomUUID())
  const row = (place: number) => ({ consultation_id: id, sequence: 1 + place, sealed: Buffer.of(1) })
  const sent_at = new Date(site.now().getTime() - 600_000)
  await site.owner
    .insertInto('stored_files')
    .values(names.map((name) => ({ name, kept_at: site.now() })))
    .execute()
  await site.owner
    .insertInto('messages')
    .values(names.map((name, place) => ({ ...row(place), client_message_id: name, author: 'client', sent_at })))
    .execute()
  await site.owner
    .insertInto('message_files')
    .values(names.map((file, place) => ({ ...row(place), kind: 'note', file })))
    .execute()
  expect(await refusal(pair.psychic, id, what)).toBe(4583)
})
