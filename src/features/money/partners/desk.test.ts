import { beforeEach, expect, test } from 'vitest'
import { lastEntry } from '../../../../test/audit.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { sendSigned } from '../../../../test/partners.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { action as change, loader as openOne } from './partner.page.tsx'
import { action as add, loader as openAll } from './partners.page.tsx'

const site = useTestApp()
const PAGE = '/equipe/partenaires'
const reason = 'Contrat signé ce jour'
let admin: Staff
let count = 0

beforeEach(async () => {
  admin = await addStaff(site, 'admin')
  count += 1
})

const given = (changes: object = {}) => ({
  intent: 'add',
  name: 'Carnet d’étoiles',
  partnerCode: `carnet-${count}`,
  rate: '12,5',
  reason,
  ...changes,
})
const addAs = (changes: object = {}) => sendForm(site, add, PAGE, given(changes), admin.browser)

async function added(): Promise<string> {
  const { location } = await addAs()
  expect(location).toMatch(/^\/equipe\/partenaires\/\d+\?fait=add$/)
  return location!.match(/\d+/)![0]
}

const act = (id: string, fields: Record<string, string>, by = admin) =>
  sendForm(site, change, `${PAGE}/${id}`, { reason, ...fields }, by.browser, { id })
const open = async (id: string) => (await openPage(site, openOne, `${PAGE}/${id}`, admin.browser, { id })).data

test('a partner is added with its rate, and a key that is shown once and works until it is revoked', async () => {
  const id = await added()
  expect(await lastEntry(site)).toMatchObject({ act: 'partner.add', subject: `partner:${id}`, reason })
  const { partners } = (await openPage(site, openAll, PAGE, admin.browser)).data
  expect(partners.at(-1)).toMatchObject({ code: `carnet-${count}`, rate: 1250, keys: 0 })
  const { made } = (await act(id, { intent: 'key' })).data
  const report = ['GET', '/api/partners/report', ''] as const
  expect((await sendSigned(site, made, report)).body.partner.code).toBe(`carnet-${count}`)
  const { keys } = await open(id)
  expect(JSON.stringify(await open(id))).not.toContain(made.secret)
  expect(keys).toMatchObject([{ hint: made.apiKey.slice(0, 8), revokedAt: null }])
  expect((await act(id, { intent: 'revoke', keyId: String(keys[0].id) })).location).toBe(`${PAGE}/${id}?fait=revoke`)
  expect((await sendSigned(site, made, report)).body.api.error.code).toBe(109)
  expect((await act(id, { intent: 'revoke', keyId: String(keys[0].id) })).status).toBe(404)
})

test.each([
  ['partnerCode', 'a b', 'parametersInvalid', 107],
  ['rate', '51', 'partnerRateInvalid', 4711],
  ['rate', 'dix', 'partnerRateInvalid', 4711],
  ['name', ' ', 'parametersInvalid', 107],
])('a wrong %s, %j, is refused at its field, and nothing typed is lost', async (field, value, _name, code) => {
  const { data } = await addAs({ [field]: value })
  expect(data.refusal).toMatchObject({ code, field })
  expect(data.typed).toMatchObject({ [field]: value, reason })
})

test('a code is of one partner only', async () => {
  await added()
  expect((await addAs()).data.refusal).toMatchObject({ code: 4710, field: 'partnerCode' })
})

test('three keys at most, even if four are asked for at once', async () => {
  const id = await added()
  const made = await Promise.all(Array.from({ length: 4 }, () => act(id, { intent: 'key' })))
  expect(made.filter(({ data }) => data.made)).toHaveLength(3)
  expect(made.flatMap(({ data }) => (data.refusal ? [data.refusal.code] : []))).toEqual([4712])
})

test('a new rate holds from tomorrow on', async () => {
  const id = await added()
  await act(id, { intent: 'rate', rate: '20' })
  await act(id, { intent: 'rate', rate: '15' })
  const [today, tomorrow] = [site.now(), new Date(site.now().getTime() + 86_400_000)].map((at) =>
    at.toISOString().slice(0, 10),
  )
  expect((await open(id)).rates).toEqual([
    { since: tomorrow, rate: 1500 },
    { since: today, rate: 1250 },
  ])
})

test('making a key asks for a fresh code; revoking one does not', async () => {
  const id = await added()
  await act(id, { intent: 'key' })
  const [{ id: keyId }] = (await open(id)).keys
  await site.advance(301)
  expect((await act(id, { intent: 'key' })).data.refusal.code).toBe(4202)
  expect((await act(id, { intent: 'revoke', keyId: String(keyId) })).location).toContain('fait=revoke')
})

test('an unknown act, and a partner of another brand, are refused', async () => {
  const id = await added()
  expect((await act(id, { intent: 'erase' })).data.refusal.field).toBe('intent')
  await site.owner.updateTable('partners').set({ site_id: 100 }).where('id', '=', Number(id)).execute()
  expect((await openPage(site, openOne, `${PAGE}/${id}`, admin.browser, { id })).status).toBe(404)
  expect((await act(id, { intent: 'key' })).status).toBe(404)
})
