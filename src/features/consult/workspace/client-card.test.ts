import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPair, ask, openRoom, talk, write } from '../../../../test/consulting.ts'
import { openPage } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { shownMinutes } from './rules.ts'
import * as page from './workspace.page.tsx'

const site = useTestApp()
type Pair = Awaited<ReturnType<typeof addPair>>
const shown = async ({ psychic }: Pair) => (await openPage(site, page.loader, '/espace-voyant', psychic)).data

async function consult(pair: Pair, seconds: number): Promise<number> {
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, seconds, 10)
  await pair.client.post(`/api/consultations/${id}/end`)
  return id
}

test('before accepting: the past, the theme, the offered time, how long the means last, and the own note', async () => {
  const pair = await addPair(site, { cents: 2500, freeSeconds: 120, client: { firstName: 'Camille' } })
  const { client, psychic, psychicId } = pair
  await client.post('/api/consultations', { psychicId, channel: 'chat', theme: 'work' })
  expect((await shown(pair)).asker).toEqual({
    times: 0,
    lastAt: null,
    theme: 'work',
    freeSeconds: 120,
    // Ten minutes of credit at 2.50 € a minute, and two free ones.
    lasts: 12,
    note: '',
  })
  const { id } = (await shown(pair)).request
  await client.post(`/api/consultations/${id}/cancel`)

  const first = await consult(pair, 180)
  await psychic.post(`/api/consultations/${first}/note`, { text: 'Aime qu’on aille droit au but.', version: 0 })
  await ask(pair)
  const { asker } = await shown(pair)
  expect(asker).toMatchObject({
    times: 1,
    theme: null,
    freeSeconds: 0,
    lasts: 9,
    note: 'Aime qu’on aille droit au but.',
  })
  expect(Date.parse(asker.lastAt)).toBeGreaterThan(0)
})

test('another psychic sees neither the note nor the past; a cap hides behind the time', async () => {
  const pair = await addPair(site, { cents: 50_000 })
  const first = await consult(pair, 60)
  await pair.psychic.post(`/api/consultations/${first}/note`, { text: 'Secret.', version: 0 })
  const other = await addPair(site)
  await other.client.post('/api/users/logout', {})
  const crossed: Pair = { ...other, client: pair.client, clientId: pair.clientId }
  await ask(crossed)
  const { asker } = await shown(crossed)
  expect(asker).toMatchObject({ times: 0, lastAt: null, note: '', lasts: 60 })
  expect(JSON.stringify(await shown(crossed))).not.toContain('50000')
})

test('no theme of the client’s own making is taken', async () => {
  const { client, psychicId } = await addPair(site, { cents: 5000 })
  const sent = { psychicId, channel: 'chat', theme: randomUUID() }
  expect((await client.post('/api/consultations', sent)).status).toBe(400)
})

test('whole minutes up to an hour, and nothing where nothing ends it', () => {
  expect([null, 59, 119, 3600, 7300].map(shownMinutes)).toEqual([null, 0, 1, 60, 60])
})

test('in the last minute, and only then, the psychic sees what is left', async () => {
  const pair = await addPair(site, { cents: 500 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  const meterOf = async () => (await pair.psychic.get(`/api/consultations/${id}`)).body.consultation.meter
  await talk(site, pair, id, 50, 10)
  expect(await meterOf()).toMatchObject({ seconds: 50, secondsLeft: null, endsBy: null, cents: null })
  await talk(site, pair, id, 20, 10)
  expect(await meterOf()).toMatchObject({ seconds: 70, secondsLeft: 50, endsBy: 'balance', cents: null })
})
