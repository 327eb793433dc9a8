import { beforeAll, expect, test } from 'vitest'
import { lastEntry } from '../../../../test/audit.ts'
import { addPair, openRoom, talk, write } from '../../../../test/consulting.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { hashPassword } from '../../house/users/password.server.ts'
import { collectData } from '../privacy/collect-data.server.ts'
import { findFacts } from '../privacy/find-facts.server.ts'
import { sealAll } from '../privacy/seal-all.server.ts'

const site = useTestApp()
const REASON = 'Demande du 12 mars'
const EMAIL = 'noemie.client@example.fr'
let support: Staff
let noemie: number

beforeAll(async () => {
  support = await addStaff(site, 'support')
  noemie = (await addClient(site, { firstName: 'Noémie', email: EMAIL })).id
  await addClient(site, { firstName: 'Noémie', email: EMAIL, siteId: 100 })
  await site.owner
    .insertInto('phone_numbers')
    .values({ user_id: noemie, number: '+33612345678', proved_at: site.now() })
    .execute()
})

const search = (query: string, reason = REASON) => support.browser.post('/api/admin/clients/search', { query, reason })
const audit = () => lastEntry(site)

test.each([
  ['number', () => `#${noemie}`],
  ['address, in any spelling', () => 'NOEMIE.client@Example.fr'],
  ['telephone', () => '06 12 34 56 78'],
  ['the last digits of a telephone number', () => '5678'],
  ['the last digits of a telephone number, with spaces', () => '34 56 78'],
  ['first name', () => 'noémie'],
])('a client is found by %s, only on this site', async (_how, query) => {
  const { clients } = (await search(query())).body
  expect(clients).toMatchObject([{ id: noemie, firstName: 'Noémie', email: EMAIL, phone: '+33612345678' }])
})

test('the log has the reason and the kind of search, never the query', async () => {
  await search(EMAIL)
  const entry = await audit()
  expect(entry).toMatchObject({ act: 'client.search', reason: REASON, details: { by: 'email' }, subject: '' })
  expect(JSON.stringify(entry)).not.toContain(EMAIL)
})

test('staff and psychics are not clients, and a useless query finds nobody', async () => {
  expect((await search(support.email)).body.clients).toEqual([])
  for (const none of ['0612', '678', '9 345678']) expect((await search(none)).body.clients).toEqual([])
})

test.each([
  ['', REASON, 'query'],
  [EMAIL, ' ', 'reason'],
])('a search for %j because of %j is refused', async (query, reason, field) => {
  const before = (await audit()).id
  expect((await search(query, reason)).body.api.error).toMatchObject({ code: 107, field })
  expect((await audit()).id).toBe(before)
})

test('a file has consultations and wallet but no messages, and opening it is logged', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openRoom(pair)
  await write(pair.psychic, id, 'Une confidence')
  await talk(site, pair, id, 60, 10)
  await pair.client.post(`/api/consultations/${id}/end`)
  await pair.client.patch('/api/budget', { week: 2000 })
  await pair.client.patch('/api/budget', { week: 5000 })
  const { body } = await support.browser.post(`/api/admin/clients/${pair.clientId}/open`, { reason: REASON })
  expect(body.consultations).toMatchObject([{ id, status: 'ended', seconds: 60, dispute: null }])
  expect(body.timeline).toMatchObject([
    { kind: 'consent-given', detail: 'SENSITIVE_DATA' },
    { kind: 'consultation', about: id, amount: 250, detail: 'ended' },
    { kind: 'proved' },
    { kind: 'registered' },
  ])
  expect(body.caps).toMatchObject({ week: { cap: 2000, raise: { to: 5000 } }, day: { cap: null, raise: null } })
  expect(body.wallet.entries[0]).toMatchObject({ kind: 'consultation', reference: `consultation:${id}` })
  expect(JSON.stringify(body)).not.toContain('confidence')
  expect(await audit()).toMatchObject({ act: 'client.open', subject: `user:${pair.clientId}`, reason: REASON })
})

test('a file is not opened without a reason; unknown people, staff and other sites’ clients are not found', async () => {
  const other = await addClient(site, { siteId: 100 })
  for (const id of [999_999, support.id, other.id]) {
    const { status, body } = await support.browser.post(`/api/admin/clients/${id}/open`, { reason: REASON })
    expect([status, body.api.error.code]).toEqual([404, 3000])
  }
  const { body } = await support.browser.post(`/api/admin/clients/${noemie}/open`, {})
  expect(body.api.error).toMatchObject({ code: 106, field: 'reason' })
})

test('a blocked client is signed out, can’t sign in by any means and is told; once unblocked, they can', async () => {
  const email = 'bloquee@example.fr'
  const { id, browser } = await addClient(site, { email })
  const password = 'une lune claire sur la mer'
  const password_hash = await hashPassword(password)
  await site.owner.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  const decide = async (what: string) =>
    (await support.browser.post(`/api/admin/clients/${id}/${what}`, { reason: REASON })).body
  const signIn = async (given: string) =>
    (await site.browser().post('/api/users/login', { email, password: given })).body.api.error?.code

  expect(await decide('block')).toMatchObject({ api: { ok: 1 } })
  expect((await browser.get('/api/users/me')).body.api.error.code).toBe(108)
  expect(await signIn(password)).toBe(110)
  expect(await signIn('une autre lune sur la mer')).toBe(1005)
  expect(await audit()).toMatchObject({ act: 'client.block', subject: `user:${id}`, reason: REASON })
  const blocked = (await support.browser.get('/api/admin/clients?blocked=yes')).body.rows
  expect(blocked).toMatchObject([{ id, blockedAt: site.now().toISOString() }])
  expect(JSON.stringify(blocked)).not.toContain(email)

  await site.advance(1)
  expect(await decide('unblock')).toMatchObject({ api: { ok: 1 } })
  expect(await signIn(password)).toBeUndefined()
  const { timeline } = (await support.browser.post(`/api/admin/clients/${id}/open`, { reason: REASON })).body
  const decided = timeline.filter(({ detail }: { detail: string }) => detail === REASON)
  expect(decided.map(({ kind }: { kind: string }) => kind)).toEqual(['unblocked', 'blocked'])
  await site.advance(300)
  expect((await decide('block')).api.error.code).toBe(4202)
})

test('row 195: a developer’s account is told the names of refusals and the log’s numbers; nobody else is', async () => {
  const { id, browser } = await addClient(site)
  const admin = await addStaff(site, 'admin')
  const allow = (body: object, of = id) => admin.browser.post(`/api/admin/clients/${of}/development`, body)
  const refused = async () => (await browser.get('/api/charts/999999')).body.api.error
  expect(await refused()).toEqual({ code: 4000, msg: 'Cet élément est introuvable.' })
  expect((await allow({ allowed: true, reason: REASON })).status).toBe(200)
  expect(await refused()).toMatchObject({ code: 4000, reason: 'notFound', requestId: expect.any(String) })
  expect((await browser.get('/api/users/me')).body.user.isDev).toBe(true)
  expect(await audit()).toMatchObject({ act: 'client.develop', subject: `user:${id}`, reason: REASON })
  const { body } = await support.browser.post(`/api/admin/clients/${id}/open`, { reason: REASON })
  expect(body.develops).toBe(true)
  await allow({ allowed: false, reason: REASON })
  expect(await refused()).not.toHaveProperty('reason')

  expect((await allow({ allowed: true })).body.api.error).toMatchObject({ code: 106, field: 'reason' })
  expect((await allow({ allowed: true, reason: REASON }, 999_999)).body.api.error.code).toBe(3000)
  await site.advance(301)
  expect((await allow({ allowed: true, reason: REASON })).body.api.error.code).toBe(4202)
})

test('a remark is sealed, shown in the file and in the client’s data export, and can be erased', async () => {
  const { id } = await addClient(site)
  const remarks = `/api/admin/clients/${id}/remarks`
  const text = 'Préfère être rappelée après 18 h.'
  for (const typed of [' ', 'x'.repeat(2001)]) {
    expect((await support.browser.post(remarks, { text: typed })).body.api.error).toMatchObject({
      code: 507,
      field: 'text',
    })
  }
  const { remark } = (await support.browser.post(remarks, { text })).body
  expect(remark).toMatchObject({ text, by: 'Sacha', at: site.now().toISOString() })
  expect(await audit()).toMatchObject({ act: 'client.remark', subject: `user:${id}`, reason: null, details: {} })
  const row = await site.owner.selectFrom('client_remarks').select('sealed').executeTakeFirstOrThrow()
  expect(row.sealed.includes('rappelée')).toBe(false)

  const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
  await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
  const { sealed } = await site.owner.selectFrom('client_remarks').select('sealed').executeTakeFirstOrThrow()
  expect(sealed.equals(row.sealed)).toBe(false)
  await sealAll({ ...site.app, keys: openKeyRing([testKeys[0], young]) })
  const parts = await collectData(site.app, (await findFacts(site.app, id))!, async () => {})
  expect(parts.find(({ heading }) => heading === 'remarks')!.rows).toEqual([{ words: text, writtenAt: remark.at }])
  const open = async () =>
    (await support.browser.post(`/api/admin/clients/${id}/open`, { reason: REASON })).body.remarks
  expect(await open()).toEqual([remark])

  const erase = async (clientId: number) =>
    (await support.browser.post(`/api/admin/clients/${clientId}/remarks/${remark.id}/erase`, { reason: REASON })).body
  expect((await erase(noemie)).api.error.code).toBe(3000)
  expect((await erase(id)).api).toEqual({ ok: 1 })
  expect(await audit()).toMatchObject({ act: 'client.remark-erase', reason: REASON })
  expect(await open()).toEqual([])
})

test('no remark can be made about a client who leaves today, nor about people who are not clients', async () => {
  const leaving = await addClient(site)
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', leaving.id).execute()
  for (const id of [leaving.id, support.id, 999_999]) {
    const { body } = await support.browser.post(`/api/admin/clients/${id}/remarks`, { text: 'Un fait.' })
    expect(body.api.error.code).toBe(3000)
  }
})
