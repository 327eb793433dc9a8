import { sql } from 'kysely'
import type { Socket } from 'socket.io'
import { expect, test } from 'vitest'
import { addPair, fund, openRoom, roomsDue, write } from '../../../../test/consulting.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { Lines } from '../rooms/lines.server.ts'
import { recordBeats } from '../rooms/meter.server.ts'
import { sweep } from './sweep.server.ts'

const logged: { msg: string; consultation?: number }[] = []
const site = useTestApp(
  { LOG_LEVEL: 'error' },
  { logTo: { write: (line: string) => void logged.push(JSON.parse(line)) } },
)

async function begin(cents = 5000) {
  const pair = await addPair(site, { cents })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  return { pair, id }
}

const heard = (id: number, side: 'client' | 'psychic' = 'client') =>
  ({ consultationId: id, side, line: `${id} ${side}`, lineAgeMs: 60_000, ageMs: 100 }) as const

const statusOf = async (id: number) =>
  (await site.owner.selectFrom('consultations').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('a locked room does not delay the beats of others, and its own beat is sent again', async () => {
  const [held, other] = [await begin(), await begin()]
  await site.owner.transaction().execute(async (holder) => {
    await sql`select from meters where consultation_id = ${held.id} for update`.execute(holder)
    const written = await recordBeats(site.app.db, [heard(held.id), heard(other.id)], site.app.house())
    expect(written.map(({ consultationId, outcome }) => [consultationId, outcome])).toEqual([
      [held.id, 'held'],
      [other.id, 'same'],
    ])
  })
  const lines = new Lines()
  const beat = heard(held.id)
  lines.keep(beat, performance.now())
  const [again] = lines.take()
  expect(again).toMatchObject({ consultationId: held.id, line: beat.line })
  expect(again!.ageMs).toBeGreaterThanOrEqual(beat.ageMs)
  expect(await recordBeats(site.app.db, [again!], site.app.house())).toMatchObject([{ outcome: 'same' }])
  expect(lines.take()).toEqual([])
})

test('a beat that is sent again covers only what was heard', () => {
  const lines = new Lines()
  const socket = { conn: { on: () => {} }, once: () => {} } as unknown as Socket
  lines.join(socket, { consultationId: 7, side: 'client' })
  const [first] = lines.take()
  lines.keep(first!, performance.now())
  expect(lines.take()).toMatchObject([{ line: first!.line }])
})

test('used-up credit is not checked every second, and new credit is used', async () => {
  const poor = await begin(250)
  const rich = await begin()
  const beats = () => recordBeats(site.app.db, [heard(poor.id), heard(poor.id, 'psychic')], site.app.house())
  for (let passed = 0; passed < 20; passed += 5) {
    await site.advance(5)
    await beats()
    await rich.pair.client.post(`/api/consultations/${rich.id}/beat`, {})
    await rich.pair.psychic.post(`/api/consultations/${rich.id}/beat`, {})
    await sweep(site.app)
  }
  expect(await roomsDue(site, 10)).toEqual([])
  await fund(site, poor.pair.clientId, { cents: 1000 })
  await site.advance(1)
  await beats()
  expect(await roomsDue(site, 10)).toEqual([poor.id])
  await sweep(site.app)
  expect(await roomsDue(site, 10)).toEqual([])
})

test('what is due longest comes first', async () => {
  const [late, later] = [await begin(), await begin()]
  await site.advance(61)
  await late.pair.psychic.post(`/api/consultations/${late.id}/beat`, {})
  await site.advance(200)
  const due = await roomsDue(site)
  expect(due.indexOf(later.id)).toBeGreaterThanOrEqual(0)
  const most = await roomsDue(site, 1)
  expect(most).toEqual([due[0]])
  await sweep(site.app)
})

test('a room that can’t be ended is retried later, and does not prevent others from ending', async () => {
  const [broken, sound] = [await begin(), await begin()]
  await sql`insert into receipts (consultation_id, seconds, free_seconds, gift_seconds, price_per_minute, total, vat,
    balance_before, balance_after, waived) values (${broken.id}, 0, 0, 0, 250, 0, 0, 0, 0, false)`.execute(site.owner)
  for (let passed = 0; passed < 900; passed += 60) {
    await site.advance(60)
    await sweep(site.app)
  }
  expect([await statusOf(broken.id), await statusOf(sound.id)]).toEqual(['paused', 'ended'])
  const failures = logged.filter(({ msg, consultation }) => msg === 'sweep' && consultation === broken.id).length
  await sweep(site.app)
  expect(failures).toBeGreaterThan(0)
  expect(logged.filter(({ consultation }) => consultation === broken.id)).toHaveLength(failures)
})

test('a psychic paused by staff can’t write any more, and a blocked client is no longer billed', async () => {
  const paused = await begin()
  const blocked = await begin()
  await site.advance(30)
  for (const { pair, id } of [paused, blocked]) {
    await pair.client.post(`/api/consultations/${id}/beat`, {})
    await pair.psychic.post(`/api/consultations/${id}/beat`, {})
  }
  const [admin, support] = [await addStaff(site, 'admin'), await addStaff(site, 'support')]
  const reason = 'Signalements répétés'
  const pause = await admin.browser.post(`/api/admin/psychics/${paused.pair.psychicId}/pause`, { reason })
  const block = await support.browser.post(`/api/admin/clients/${blocked.pair.clientId}/block`, { reason })
  expect([pause.body.api, block.body.api]).toEqual([{ ok: 1 }, { ok: 1 }])
  expect([await statusOf(paused.id), await statusOf(blocked.id)]).toEqual(['ended', 'ended'])
  for (const { pair, id } of [paused, blocked]) expect((await write(pair.psychic, id)).body.api.error.code).toBe(4025)
  const { receipt } = (await paused.pair.client.get(`/api/consultations/${paused.id}/receipt`)).body
  expect(receipt).toMatchObject({ seconds: 30, total: 0 })
  expect(receipt.timeline.at(-1)).toMatchObject({ kind: 'ended', reason: 'staff' })
})

test('a request to a psychic paused by staff is dropped', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const { body } = await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
  const admin = await addStaff(site, 'admin')
  await admin.browser.post(`/api/admin/psychics/${pair.psychicId}/pause`, { reason: 'Signalements répétés' })
  expect(await statusOf(body.consultation.id)).toBe('refused')
})
