import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealAll } from './seal-all.server.ts'

const site = useTestApp()
const young = { id: 'young', secret: 'the next data key of the tests, long enough' }

const birth = { name: 'Moi', isOwn: true, place: 'Lyon (69)', birthDate: '1990-05-12', birthTime: '14:30' }
const where = { latitude: 45.75, longitude: 4.85 }
const userOf = (id: number) =>
  site.owner.selectFrom('users').select(['birth_date', 'birth_sealed']).where('id', '=', id).executeTakeFirstOrThrow()
const chartOf = (id: number) =>
  site.owner.selectFrom('birth_charts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('births stored before encryption can be read, are sealed by the nightly job, and need only the new key then', async () => {
  const { id, browser } = await addClient(site, { birthDate: null })
  const { chart } = (await browser.post('/api/charts', { ...birth, ...where })).body
  const clear = {
    birth_date: birth.birthDate,
    birth_time: birth.birthTime,
    time_zone: 'Europe/Paris',
    utc_offset: null,
  }
  const { name, place } = birth
  const inClear = { ...clear, ...where, name, place, sealed: null }
  await site.owner.updateTable('birth_charts').set(inClear).where('id', '=', chart.id).execute()
  await site.owner.updateTable('users').set({ birth_date: birth.birthDate }).where('id', '=', id).execute()
  const read = async () => [
    (await browser.get('/api/users/me')).body.user.birthDate,
    (await browser.get(`/api/charts/${chart.id}`)).body.saved,
  ]
  expect(await read()).toEqual([birth.birthDate, chart])

  await sealAll(site.app)
  expect(await read()).toEqual([birth.birthDate, chart])
  expect(await userOf(id)).toMatchObject({ birth_date: null, birth_sealed: expect.any(Buffer) })
  expect(await chartOf(chart.id)).toMatchObject({
    birth_date: null,
    place: null,
    sealed: expect.any(Buffer),
  })

  await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
  const { head } = openKeyRing([young])
  const sealed = [(await userOf(id)).birth_sealed!, (await chartOf(chart.id)).sealed!]
  expect(sealed.map((bytes) => bytes.subarray(0, head.length))).toEqual([head, head])
  // With the old key again the value is unchanged.
  await sealAll({ ...site.app, keys: openKeyRing([testKeys[0], young]) })
  expect(await read()).toEqual([birth.birthDate, chart])
})

test('a sealed birth that was moved to another row can’t be opened there', async () => {
  const [one, another] = [await addClient(site, { birthDate: '1970-01-02' }), await addClient(site)]
  const { birth_sealed } = await userOf(one.id)
  await site.owner.updateTable('users').set({ birth_sealed }).where('id', '=', another.id).execute()
  expect((await another.browser.get('/api/users/me')).status).toBe(500)
})

/** Expires within hours, long before its key. */
const shortLived = [
  'idempotency_keys.sealed',
  'social_ways.profile_sealed',
  'second_factors.secret_sealed',
  'text_drafts.sealed',
  'inbound_texts.sealed',
]

test('every sealed column of the database is resealed under a new key', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%sealed%' and data_type in ('bytea', 'text')`.execute(
    site.owner,
  )
  const renewed = site.app.declared.sealed(site.app.secrets).map(({ column }) => column)
  expect([...renewed, ...shortLived].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
