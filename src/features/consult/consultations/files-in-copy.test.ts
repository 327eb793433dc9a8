import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPair, openRoom, write } from '../../../../test/consulting.ts'
import { blank } from '../../../../test/pictures.ts'
import { aRecording } from '../../../../test/recordings.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { formWith } from '../../../../test/vetting.ts'
import { collectData } from '../../rights/privacy/collect-data.server.ts'
import { findFacts } from '../../rights/privacy/find-facts.server.ts'

const site = useTestApp()

test('the copy of a person’s data has their files, as far as it has room for them, and says where each is downloaded', async () => {
  const pair = await addPair(site, { freeSeconds: 600 })
  const { client, clientId } = pair
  const id = await openRoom(pair)
  await write(pair.psychic, id, 'Bonjour')
  const send = async (what: string, file: Buffer, more: object = {}) =>
    (await client.post(`/api/consultations/${id}/${what}`, formWith(file, { clientId: randomUUID(), ...more }))).body
      .message.media.file
  const file = await send('pictures', await blank(300, 200).png().toBuffer())
  const note = await send('voice-notes', await aRecording({ seconds: 3 }), { replyTo: '1' })
  const facts = (await findFacts(site.app, clientId))!
  const copy = (most?: number) => collectData(site.app, facts, async () => {}, most)
  const parts = await copy()
  const rowsOf = (heading: string) => parts.find((part) => part.heading === heading)!.rows
  const bytes = rowsOf('files').map((row) => Buffer.from(String(row.bytes), 'base64').toString('latin1'))
  expect([bytes[0]!.slice(8, 12), bytes[1]!.slice(4, 8)]).toEqual(['WEBP', 'ftyp'])
  const room = (await copy(bytes[0]!.length)).find((part) => part.heading === 'files')!.rows
  expect(room.map((row) => row.bytes === null)).toEqual([false, true])
  const at = { consultation: id }
  expect(rowsOf('files')).toEqual([
    {
      ...at,
      bytes: expect.any(String),
      rank: 2,
      kind: 'picture',
      address: `/api/consultations/${id}/pictures/${file}`,
      seconds: null,
    },
    {
      ...at,
      bytes: expect.any(String),
      rank: 3,
      kind: 'note',
      address: `/api/consultations/${id}/voice-notes/${note}`,
      seconds: 3,
    },
  ])
  expect(rowsOf('messages').map(({ answers }) => answers)).toEqual([null, null, 1])
})
