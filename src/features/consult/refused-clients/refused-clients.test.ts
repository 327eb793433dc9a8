import { beforeAll, expect, test } from 'vitest'
import { inHours, writeHours } from '../../../../test/appointments.ts'
import { addPair, openRoom, type Pair } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addTextPair, askText } from '../../../../test/text-questions.ts'
import { action, loader } from './refused.page.tsx'

const site = useTestApp()
const HERE = '/espace-voyant/clients-refuses'
let pair: Pair
let id: number

beforeAll(async () => {
  pair = await addTextPair(site, { cents: 5000 })
  await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
  await writeHours(site, pair.psychicId)
  id = await openRoom(pair)
  await pair.client.post(`/api/consultations/${id}/end`)
})

const send = (fields: Record<string, string>, by = pair.psychic) => sendForm(site, action, HERE, fields, by)
const read = async (query = '', by = pair.psychic) => openPage(site, loader, `${HERE}${query}`, by)
const given = () => ({ intent: 'refuse', id: String(id), kind: 'insult', why: 'Des insultes répétées.' })
const code = async (path: string, body: object) => (await pair.client.post(path, body)).body.api.error?.code ?? 0

test('only the psychic of a consultation refuses its client, with a reason', async () => {
  expect((await read(`?consultation=${id}`)).data).toMatchObject({
    about: { id, firstName: expect.any(String), isRefused: false },
    refused: [],
  })
  expect((await send({ ...given(), why: ' ' })).data.refusal).toMatchObject({ code: 507, field: 'why' })
  expect((await send({ ...given(), why: 'A'.repeat(501) })).data.refusal.code).toBe(507)
  expect((await send({ ...given(), kind: 'rien' })).data.refusal).toMatchObject({ code: 106, field: 'kind' })
  const other = await addPair(site, { psychic: { name: 'Blanche' } })
  expect((await send(given(), other.psychic)).data.refusal.code).toBe(4000)
  expect((await read(`?consultation=${id}`, other.psychic)).status).toBe(404)
  expect((await send(given(), pair.client)).data.refusal.code).toBe(104)
  expect((await read()).data.refused).toEqual([])
})

test('a refused client can ask for nothing more of that psychic, on any channel, and of others as before', async () => {
  expect((await send(given())).location).toBe(`${HERE}?fait=refuse`)
  // Twice is once.
  await send({ ...given(), kind: 'threat' })
  const { data } = await read()
  expect(data.refused).toMatchObject([{ kind: 'insult', why: 'Des insultes répétées.' }])
  expect((await read(`?consultation=${id}`)).data.about.isRefused).toBe(true)
  const { psychicId } = pair
  expect(await code('/api/consultations', { psychicId, channel: 'chat' })).toBe(4781)
  const booking = { psychicId, channel: 'chat', startsAt: inHours(site, 24), length: 30 }
  expect(await code('/api/appointments', booking)).toBe(4781)
  expect((await askText(pair)).body.api.error.code).toBe(4781)
  const busy = await addPair(site, { cents: 5000 })
  await openRoom({ ...busy, psychic: pair.psychic, psychicId })
  expect(await code(`/api/psychics/${psychicId}/ticket`, { channel: 'chat', way: 'page' })).toBe(4781)
  await openRoom({ ...pair, psychic: busy.psychic, psychicId: busy.psychicId })
})

test('the reason is stored sealed, and a psychic receives a client again', async () => {
  const { id: row, sealed } = await site.owner
    .selectFrom('refused_clients')
    .select(['id', 'sealed'])
    .executeTakeFirstOrThrow()
  expect(sealed.includes('insultes')).toBe(false)
  const other = await addPair(site, { psychic: { name: 'Cyrille' } })
  expect((await send({ intent: 'receive', id: String(row) }, other.psychic)).data.refusal.code).toBe(4000)
  expect((await send({ intent: 'receive', id: String(row) })).location).toBe(`${HERE}?fait=recoit`)
  expect((await read()).data.refused).toEqual([])
  expect((await read(`?consultation=${id}`)).data.about.isRefused).toBe(false)
})
