import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, write } from '../../../../test/consulting.ts'
import { addClient } from '../../../../test/people.ts'
import { blank, photograph } from '../../../../test/pictures.ts'
import { aRecording } from '../../../../test/recordings.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { formWith } from '../../../../test/vetting.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealAgain } from '../../../platform/at-rest/seal-again.ts'
import { forgetWhatIsOld } from '../../rights/privacy/forget-old.server.ts'
import { checkStore, clearFiles } from '../media/clear-files.server.ts'
import { sealedFiles } from '../media/seal-files.server.ts'
import { sweep } from './sweep.server.ts'

const site = useTestApp()
type Browser = Pair['client']

const picture = await blank(300, 200).png().toBuffer()
const recording = await aRecording({ seconds: 3 })

const send = (
  browser: Browser,
  id: number,
  what: 'pictures' | 'voice-notes',
  { file = what === 'pictures' ? picture : recording, clientId = randomUUID() as string, ...fields } = {} as {
    file?: Buffer
    clientId?: string
    text?: string
    wave?: string
    replyTo?: string
  },
) => browser.post(`/api/consultations/${id}/${what}`, formWith(file, { clientId, ...fields }))
const codeOf = ({ body }: { body: { api?: { error?: { code: number } } } }) => body.api?.error?.code ?? 0
const messagesOf = async (browser: Browser, id: number) =>
  (await browser.get(`/api/consultations/${id}/messages`)).body.messages
const read = (browser: Browser, id: number, file: string, query = '') =>
  browser.get(`/api/consultations/${id}/pictures/${file}${query}`)

async function roomOf(...texts: string[]) {
  const pair = await addPair(site, { freeSeconds: 600 })
  const id = await openRoom(pair)
  for (const text of texts) await write(pair.psychic, id, text)
  return { ...pair, id }
}

test('a picture is a message in its order, sealed in the store, and read by the two people alone', async () => {
  const { client, psychic, id } = await roomOf('Bonjour')
  const { body } = await send(client, id, 'pictures', { text: 'La lettre de ma sœur', replyTo: '1' })
  expect(body.message).toMatchObject({
    sequence: 2,
    author: 'client',
    text: 'La lettre de ma sœur',
    replyTo: 1,
    media: { kind: 'picture', width: 300, height: 200 },
  })
  const { file } = body.message.media
  expect((await messagesOf(psychic, id))[1]).toEqual(body.message)
  for (const browser of [client, psychic]) {
    const { status, headers } = await read(browser, id, file)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/webp', 'no-store'])
    expect([headers.get('content-disposition'), headers.get('x-content-type-options')]).toEqual([
      'inline; filename="image.webp"',
      'nosniff',
    ])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await read(browser, id, file, '?size=preview')).status).toBe(200)
  }
  const stranger = await addClient(site)
  const other = await roomOf()
  const staff = await addStaff(site, 'admin')
  for (const browser of [stranger.browser, other.client, other.psychic, staff.browser]) {
    expect([(await read(browser, id, file)).status, codeOf(await read(browser, id, file))]).toEqual([404, 4000])
  }
  expect((await read(site.browser(), id, file)).status).toBe(401)
  // Neither in another room of the reader's own, nor as another kind, nor by a name that can be guessed.
  expect((await read(other.client, other.id, file)).status).toBe(404)
  expect((await client.get(`/api/consultations/${id}/voice-notes/${file}`)).status).toBe(404)
  expect((await read(client, id, randomUUID())).status).toBe(404)
  const objects = await site.owner.selectFrom('store_objects').selectAll().execute()
  for (const { bytes } of objects) expect(bytes.includes('WEBP')).toBe(false)
})

test('a voice note is a message too, of the length of its sound', async () => {
  const { client, psychic, id } = await roomOf('Bonjour')
  const { body } = await send(psychic, id, 'voice-notes', { wave: '0f3a' })
  expect(body.message).toMatchObject({ text: '', media: { kind: 'note', seconds: 3, wave: '0f3a' } })
  const answer = await client.get(`/api/consultations/${id}/voice-notes/${body.message.media.file}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mp4'])
  expect(codeOf(await send(psychic, id, 'voice-notes', { wave: 'g' }))).toBe(107)
  expect(codeOf(await send(psychic, id, 'voice-notes', { wave: '0'.repeat(49) }))).toBe(107)
  expect(codeOf(await send(psychic, id, 'voice-notes', { file: await aRecording({ seconds: 121 }) }))).toBe(4584)
  expect(codeOf(await send(psychic, id, 'voice-notes', { file: await aRecording({ withVideo: true }) }))).toBe(508)
  expect(codeOf(await send(psychic, id, 'voice-notes', { file: picture }))).toBe(508)
})

test('what is no picture, or too large, is refused and leaves nothing', async () => {
  const { client, id } = await roomOf('Bonjour')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const file of [svg, recording, Buffer.from('GIF89a')]) {
    const { status, body } = await send(client, id, 'pictures', { file })
    expect([status, body.api.error.code, body.api.error.field]).toEqual([415, 508, 'file'])
  }
  for (const bytes of [5, 13]) {
    expect(codeOf(await send(client, id, 'pictures', { file: Buffer.alloc((bytes << 20) + 1) }))).toBe(506)
  }
  expect(codeOf(await send(client, id, 'pictures', { text: 'x'.repeat(301) }))).toBe(107)
  expect(codeOf(await client.post(`/api/consultations/${id}/pictures`, {}))).toBe(105)
  expect(await messagesOf(client, id)).toHaveLength(1)
})

test('thirty sendings of one picture are one message, and one of another kind does not replace it', async () => {
  const { client, id } = await roomOf('Bonjour')
  const clientId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(client, id, 'pictures', { clientId })))
  const first = answers.find(({ status }) => status === 200)!.body.message
  for (const answer of answers) expect(answer.body.message).toEqual(first)
  const { body } = await client.post(`/api/consultations/${id}/messages`, { clientId, text: 'Bonjour' })
  expect(body.message).toEqual(first)
  expect(await messagesOf(client, id)).toHaveLength(2)
})

test('the psychic’s picture or voice note starts the meter, keeps it running, and resumes it', async () => {
  for (const what of ['pictures', 'voice-notes'] as const) {
    const { client, psychic, id } = await roomOf()
    const stateOf = async () => (await client.get(`/api/consultations/${id}`)).body.consultation
    const pass = async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 5) {
        await site.advance(5)
        for (const browser of [client, psychic]) await browser.post(`/api/consultations/${id}/beat`, {})
        await sweep(site.app)
      }
    }
    // The client's starts nothing.
    await send(client, id, what)
    expect(await stateOf()).toMatchObject({ status: 'accepted' })
    await send(psychic, id, what)
    expect(await stateOf()).toMatchObject({ status: 'running' })
    await pass(50)
    await send(psychic, id, what)
    await pass(50)
    expect(await stateOf()).toMatchObject({ status: 'running', meter: { seconds: 100 } })
    await pass(20)
    expect(await stateOf()).toMatchObject({ status: 'paused', meter: { pauseReason: 'silence', seconds: 110 } })
    // A refused file does not count as writing.
    await send(psychic, id, what, { file: Buffer.from('rien') })
    expect(await stateOf()).toMatchObject({ status: 'paused' })
    await send(psychic, id, what)
    expect(await stateOf()).toMatchObject({ status: 'running', meter: { seconds: 110 } })
    await client.post(`/api/consultations/${id}/end`)
    expect(codeOf(await send(psychic, id, what))).toBe(4025)
  }
})

test('six a minute from each side, whatever their kind', async () => {
  const { client, psychic, id } = await roomOf('Bonjour')
  for (let sent = 0; sent < 6; sent += 1) expect(codeOf(await send(client, id, 'voice-notes'))).toBe(0)
  const { body, headers } = await send(client, id, 'pictures')
  expect([body.api.error.code, headers.get('retry-after')]).toEqual([4582, '60'])
  expect(codeOf(await send(psychic, id, 'pictures'))).toBe(0)
  // Those who arrive together are counted one after the other.
  const at = await Promise.all(Array.from({ length: 12 }, () => send(psychic, id, 'voice-notes')))
  expect(at.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(codeOf(await write(client, id))).toBe(0)
})

test('a message answers one of its own room only', async () => {
  const { client, psychic, id } = await roomOf('Bonjour', 'Je regarde.')
  const reply = (replyTo: unknown) =>
    client.post(`/api/consultations/${id}/messages`, { clientId: randomUUID(), text: 'Oui', replyTo })
  expect((await reply(2)).body.message).toMatchObject({ sequence: 3, replyTo: 2 })
  expect((await reply(null)).body.message).toMatchObject({ sequence: 4, replyTo: null })
  for (const [replyTo, code] of [
    [5, 4581],
    [4000, 4581],
    [0, 107],
    ['2', 107],
  ]) {
    expect(codeOf(await reply(replyTo)), String(replyTo)).toBe(code)
  }
  expect(codeOf(await send(psychic, id, 'pictures', { replyTo: '77' }))).toBe(4581)
  expect((await send(psychic, id, 'voice-notes', { replyTo: '3' })).body.message).toMatchObject({ replyTo: 3 })
})

test('words of distress that describe a picture end the consultation, as written ones do', async () => {
  const { client, psychic, id } = await roomOf('Bonjour')
  await send(client, id, 'pictures', { text: 'Je veux mourir' })
  expect((await psychic.get(`/api/consultations/${id}`)).body.consultation).toMatchObject({
    status: 'ended',
    endReason: 'care',
  })
})

test('staff open a file for a reason that its client can read, under the rule of conversations', async () => {
  const { client, id } = await roomOf('Bonjour')
  const { file } = (await send(client, id, 'pictures')).body.message.media
  const admin = await addStaff(site, 'admin')
  const open = (browser: Browser, of = file, reason = 'Un reçu contesté par sa cliente') =>
    browser.post(`/api/admin/consultations/${id}/files/${of}`, { reason })
  const opened = await open(admin.browser)
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(codeOf(await open(admin.browser, file, 'court'))).toBe(4330)
  expect(codeOf(await open(admin.browser, randomUUID()))).toBe(3000)
  // Moderators read a conversation with an alert only.
  const moderator = await addStaff(site, 'moderator')
  expect(codeOf(await open(moderator.browser))).toBe(3000)
  const log = await site.owner
    .selectFrom('audit_log')
    .select(['act', 'details'])
    .where('subject', '=', `consultation:${id}`)
    .execute()
  expect(log).toMatchObject([{ act: 'consultation.messages', details: { file } }])
})

test('what never reached the client is not given to them, be it a file', async () => {
  const { client, psychic, id } = await roomOf('Bonjour')
  const { file } = (await send(psychic, id, 'pictures')).body.message.media
  await site.owner
    .updateTable('messages')
    .set({ undelivered: true })
    .where('sequence', '=', 2)
    .where('consultation_id', '=', id)
    .execute()
  expect((await messagesOf(client, id))[1]).toMatchObject({ media: null })
  expect([(await read(client, id, file)).status, (await read(psychic, id, file)).status]).toEqual([404, 200])
})

test('files go with their conversation, and objects that were never sent after an hour', async () => {
  const { client, id } = await roomOf('Bonjour')
  const { file } = (await send(client, id, 'pictures', { file: await photograph(800, 600) })).body.message.media
  await send(client, id, 'voice-notes', { replyTo: '99' })
  const objects = async () =>
    (await site.owner.selectFrom('store_objects').select('name').execute()).map(({ name }) => name)
  await client.post(`/api/consultations/${id}/end`)
  await clearFiles(site.app)
  expect(await objects()).toContain(file)
  const before = (await objects()).length
  await site.advance(3600)
  await clearFiles(site.app)
  // Refused ones of this and earlier tests.
  expect((await objects()).length).toBeLessThan(before)
  expect(await objects()).toContain(file)
  await site.advance(800 * 86_400)
  await forgetWhatIsOld(site.app)
  expect(await site.owner.selectFrom('message_files').select('id').where('consultation_id', '=', id).execute()).toEqual(
    [],
  )
  await clearFiles(site.app)
  expect(await objects()).not.toContain(file)
})

test('the store and the database are compared both ways', async () => {
  await site.owner.deleteFrom('messages').execute()
  await site.advance(3600)
  await clearFiles(site.app)
  expect(await checkStore(site.app)).toEqual({ unknown: 0, lost: 0 })
  const { client, id } = await roomOf('Bonjour')
  const { file } = (await send(client, id, 'pictures')).body.message.media
  expect(await checkStore(site.app)).toEqual({ unknown: 0, lost: 0 })
  await site.app.store.put({ name: '00000000-0000-4000-8000-000000000000', bytes: Buffer.of(1) })
  await site.app.store.remove(file)
  expect(await checkStore(site.app)).toEqual({ unknown: 1, lost: 1 })
  expect((await read(client, id, file)).status).toBe(404)
})

test('after a key rotation the files are read as before, their objects untouched', async () => {
  const { client, id } = await roomOf('Bonjour')
  const { file } = (await send(client, id, 'pictures')).body.message.media
  const before = await site.app.store.get(file)
  const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
  const old = { id: 'test', secret: 'a data key of the tests, long enough for it' }
  await sealAgain({ ...site.app, keys: openKeyRing([young, old]) }, sealedFiles)
  const row = await site.owner
    .selectFrom('message_files')
    .select('sealed')
    .where('file', '=', file)
    .executeTakeFirstOrThrow()
  expect(openKeyRing([young]).open(`message-file ${file}`, row.sealed)).toContain('width')
  await sealAgain({ ...site.app, keys: openKeyRing([old, young]) }, sealedFiles)
  expect(await site.app.store.get(file)).toEqual(before)
  expect((await read(client, id, file)).status).toBe(200)
})
