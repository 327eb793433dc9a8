import { expect, test } from 'vitest'
import { addPair, ask, openRoom } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as workspace from '../workspace/workspace.page.tsx'
import * as mine from './my-notes.page.tsx'
import * as page from './note.page.tsx'
import { NOTE_MAX } from './rules.ts'

const site = useTestApp()
const TEXT = 'A perdu sa sœur Philomène.\nNe pas parler de Lyon.'

async function inRoom() {
  const pair = await addPair(site, { freeSeconds: 600 })
  const id = await openRoom(pair)
  return { ...pair, id, path: `/api/consultations/${id}/note` }
}
const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code

test('a psychic keeps one sealed note per client across consultations; only the client can read it too', async () => {
  const { client, clientId, psychic, psychicId, id, path } = await inRoom()
  expect((await psychic.get(path)).body.note).toEqual({ text: '', version: 0 })
  const kept = (await psychic.post(path, { text: `  ${TEXT}\r\n`, version: 0 })).body.note
  expect(kept.text).toBe(TEXT)
  await psychic.post(`/api/consultations/${id}/end`)
  const again = await openRoom({ client, clientId, psychic, psychicId })
  expect((await psychic.get(`/api/consultations/${again}/note`)).body.note).toEqual(kept)
  const room = await openPage(site, workspace.loader, '/espace-voyant', psychic)
  expect(room.data.note).toEqual(kept)

  const { notes } = (await client.get('/api/privacy/notes')).body
  expect(notes).toMatchObject([{ psychic: { id: psychicId }, text: TEXT }])
  expect(codeOf(await client.get(path))).toBe(104)
  const other = await inRoom()
  expect(codeOf(await other.psychic.get(path))).toBe(4000)
  expect((await other.client.get('/api/privacy/notes')).body.notes).toEqual([])
  const row = await site.owner.selectFrom('client_notes').select('sealed').executeTakeFirstOrThrow()
  expect(row.sealed.includes('Lyon')).toBe(false)
})

test('a note that changed or was deleted meanwhile is not overwritten, and the typed text is not lost', async () => {
  const { client, psychic, id, path } = await inRoom()
  const { version } = (await psychic.post(path, { text: 'un', version: 0 })).body.note
  const second = (await psychic.post(path, { text: 'deux', version })).body.note
  const at = `/consultations/${id}/note`
  const send = (fields: Record<string, string>) => sendForm(site, page.action, at, fields, psychic, { id: String(id) })
  expect(await send({ text: 'trois', version: String(version) })).toMatchObject({
    status: 409,
    data: { refusal: { code: 4220 }, typed: 'trois', note: second },
  })
  await client.request('DELETE', '/api/privacy/notes')
  expect(await send({ text: 'trois', version: String(second.version) })).toMatchObject({
    status: 409,
    data: { typed: 'trois', note: { text: '', version: 0 } },
  })
  expect((await send({ text: 'trois', version: '0', inPlace: '1' })).data.note.text).toBe('trois')
  expect(codeOf(await psychic.post(path, { text: 'quatre', version: 0 }))).toBe(4220)
  expect(codeOf(await psychic.post(path, { text: '', version: 0 }))).toBe(4220)
})

test('a note holds at most 2,000 characters; emptying it deletes it', async () => {
  const { psychic, id, path } = await inRoom()
  const { note } = (await psychic.post(path, { text: 'a'.repeat(NOTE_MAX), version: 0 })).body
  expect(codeOf(await psychic.post(path, { text: 'a'.repeat(NOTE_MAX + 1), version: note.version }))).toBe(507)
  const fields = { text: ' ', version: String(note.version) }
  const sent = await sendForm(site, page.action, `/consultations/${id}/note`, fields, psychic, { id: String(id) })
  expect(sent.location).toBe(`/consultations/${id}/note?fait=note`)
  expect((await psychic.get(path)).body.note).toEqual({ text: '', version: 0 })
})

test('no note can be read or written before the first consultation or after the client has left', async () => {
  const pair = await addPair(site, { freeSeconds: 600 })
  const id = await ask(pair)
  const path = `/api/consultations/${id}/note`
  expect(codeOf(await pair.psychic.post(path, { text: 'déjà', version: 0 }))).toBe(4031)
  expect(codeOf(await pair.psychic.get(path))).toBe(4031)
  await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', pair.clientId).execute()
  expect(codeOf(await pair.psychic.post(path, { text: 'encore', version: 0 }))).toBe(4221)
})

test('the client deletes one note or all of them; notes about other clients stay', async () => {
  const { client, psychic, psychicId, path } = await inRoom()
  const other = await inRoom()
  await psychic.post(path, { text: 'un', version: 0 })
  await other.psychic.post(other.path, { text: 'sien', version: 0 })
  const send = (fields: Record<string, string>) => sendForm(site, mine.action, '/mon-compte/notes', fields, client)
  expect((await openPage(site, mine.loader, '/mon-compte/notes', client)).data.notes).toHaveLength(1)
  await send({ psychicId: String(other.psychicId) })
  expect((await client.get('/api/privacy/notes')).body.notes).toHaveLength(1)
  expect((await send({ psychicId: String(psychicId) })).location).toBe('/mon-compte/notes?fait=note')
  expect((await client.get('/api/privacy/notes')).body.notes).toEqual([])
  expect((await send({ intent: 'all' })).location).toBe('/mon-compte/notes?fait=notes')
  const { browser } = await addClient(site)
  expect((await browser.request('DELETE', '/api/privacy/notes')).body.notes).toEqual([])
  expect((await other.client.get('/api/privacy/notes')).body.notes).toHaveLength(1)
})

test('once consent is withdrawn the psychic can’t open the note, and the client can still read and delete it', async () => {
  const { client, psychic, id, path } = await inRoom()
  await psychic.post(path, { text: TEXT, version: 0 })
  await client.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  expect(codeOf(await psychic.get(path))).toBe(4221)
  expect(codeOf(await psychic.post(path, { text: '', version: 0 }))).toBe(4221)
  const opened = await openPage(site, page.loader, `/consultations/${id}/note`, psychic, { id: String(id) })
  expect([opened.status, opened.data.note]).toEqual([200, null])
  expect((await client.get('/api/privacy/notes')).body.notes).toHaveLength(1)
})
