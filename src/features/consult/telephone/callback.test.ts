import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addAppointment } from '../../../../test/appointments.ts'
import { openRoom } from '../../../../test/consulting.ts'
import type { ClientTraits } from '../../../../test/people.ts'
import { openPresence } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import {
  addPhonePair,
  callConsents,
  lineTo,
  type PhonePair,
  requestCall,
  ringAll,
  useTelephone,
} from '../../../../test/telephone.ts'
import { insertRefused } from '../refused-clients/queries.server.ts'

const telephone = useTelephone()
const { site } = telephone
let unfollow: () => Promise<void>

beforeAll(() => {
  unfollow = site.app.content.follow()
})
afterAll(() => unfollow())

async function ask({ client, clientNumber, psychicId }: PhonePair, more: object = {}): Promise<number | 'ok'> {
  const asked = { psychicId, phoneNumber: clientNumber, consents: callConsents, ...more }
  return (await client.post('/api/callback', asked)).body.api.error?.code ?? 'ok'
}

test.each([
  ['0612', 1012],
  ['0899 70 00 00', 1014],
  ['01 42 00 00 00', 1014],
  ['+1 212 555 0100', 1019],
  ['06 12 34 56 78', 4540],
])('a callback at %s is refused', async (phoneNumber, code) => {
  expect(await ask(await addPhonePair(telephone), { phoneNumber })).toBe(code)
})

test('a callback at one’s own number is the same request, and of two at once one is first', async () => {
  const pair = await addPhonePair(telephone)
  const rival = { ...(await addPhonePair(telephone)), psychicId: pair.psychicId }
  const answers = await Promise.all([ask(pair), ask(rival)])
  expect(answers.toSorted()).toEqual([4021, 'ok'])
  await ringAll(telephone)
  expect(lineTo(telephone, pair.psychicNumber).isOver).toBe(false)
})

test('a client whom the psychic no longer receives is not called back', async () => {
  const pair = await addPhonePair(telephone)
  const { psychicId, clientId } = pair
  await insertRefused(site.owner, { psychicId, clientId, kind: 'threat', sealed: Buffer.of(1), at: site.now() })
  expect(await ask(pair)).toBe(4781)
})

test.each<[string, ClientTraits, number]>([
  ['an address that is not proved', { proved: false }, 4013],
  ['no birth date', { birthDate: null }, 1009],
  ['a minor', { birthDate: '2010-01-01' }, 4011],
])('%s is refused', async (_what, client, code) => {
  expect(await ask(await addPhonePair(telephone, { client }))).toBe(code)
})

test('consents are asked each time, in their present words', async () => {
  const pair = await addPhonePair(telephone)
  expect(await ask(pair, { consents: [] })).toBe(4012)
  expect(await ask(pair, { consents: callConsents.map((answer) => ({ ...answer, _id: 'old@0' })) })).toBe(4075)
})

test('a psychic who is unknown, not open by telephone or busy, and a client who is busy, are refused', async () => {
  const pair = await addPhonePair(telephone)
  expect(await ask(pair, { psychicId: 999_999 })).toBe(4000)
  await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
  expect(await ask(pair)).toBe(4020)
  await openRoom(pair)
  const other = await addPhonePair(telephone)
  expect(await ask(pair, { psychicId: other.psychicId })).toBe(4022)
  await requestCall(telephone, other)
  expect(await ask({ ...(await addPhonePair(telephone)), psychicId: other.psychicId })).toBe(4021)
})

test('credit and caps must cover a minute', async () => {
  expect(await ask(await addPhonePair(telephone, { cents: 249 }))).toBe(4010)
  const capped = await addPhonePair(telephone)
  await capped.client.patch('/api/budget', { week: 100 })
  expect(await ask(capped)).toBe(4390)
})

test('nobody is called while the psychic is kept free for somebody else’s appointment', async () => {
  const pair = await addPhonePair(telephone)
  const { clientId } = await addPhonePair(telephone)
  const id = await addAppointment(site, { clientId, psychicId: pair.psychicId })
  const at = { starts_at: site.now(), ends_at: new Date(site.now().getTime() + 1_800_000) }
  await site.owner.updateTable('appointments').set(at).where('id', '=', id).execute()
  expect(await ask(pair)).toBe(4600)
})

test('a client on a pause is refused, and everybody while consultations are halted', async () => {
  const resting = await addPhonePair(telephone)
  await resting.client.post('/api/pause', { length: 'day' })
  expect(await ask(resting)).toBe(4223)
  const { browser } = await addStaff(site, 'admin')
  await browser.post('/api/admin/halts/consultations/begin', { reason: 'Panne du prestataire' })
  const pair = await addPhonePair(telephone)
  await vi.waitFor(async () => expect(await ask(pair)).toBe(4301), { timeout: 2000 })
})
