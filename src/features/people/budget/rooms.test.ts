import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  addPair,
  ask,
  fund,
  openRoom,
  type Pair,
  receiptOf,
  returned,
  stopRoom,
  talk,
  write,
} from '../../../../test/consulting.ts'
import { openPage } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import * as consult from '../../consult/consultations/consult.page.tsx'
import { sweep } from '../../consult/consultations/sweep.server.ts'
import { refundConsultation } from '../../house/ledger/refund-consultation.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { leftToConsult } from './queries.server.ts'

const site = useTestApp()

const cap = ({ client }: Pair, caps: object) => client.patch('/api/budget', caps)
const capped = async (caps: object, given: Parameters<typeof addPair>[1] = { cents: 10_000 }) => {
  const pair = await addPair(site, given)
  await cap(pair, caps)
  return pair
}
const start = async (pair: Pair) => {
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  return id
}
const view = async ({ client }: Pick<Pair, 'client'>, id: number) =>
  (await client.get(`/api/consultations/${id}`)).body.consultation
const request = async ({ client, psychicId }: Pair) =>
  (await client.post('/api/consultations', { psychicId, channel: 'chat' })).body.api.error?.code ?? 'ok'
const left = async ({ clientId }: Pair) => (await leftToConsult(site.app.db, clientId))?.cents
const offer = async ({ client, psychicId }: Pair) => {
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
  return (await openPage(site, consult.loader, `/voyance/${slug}/consulter`, client, { slug })).data
}

test('a room ends at the cap, with its own reason, a warning before, and not a cent beyond', async () => {
  const pair = await capped({ day: 1000 })
  const id = await start(pair)
  expect((await view(pair, id)).meter).toMatchObject({
    secondsLeft: 240,
    endsBy: 'cap',
    cap: { left: 1000, period: 'day' },
  })
  await talk(site, pair, id, 120)
  expect((await view(pair, id)).meter).toMatchObject({ cents: 500, cap: { left: 500 } })
  await talk(site, pair, id, 60)
  expect((await receiptEvents(id)).filter((kind) => kind === 'warned')).toHaveLength(1)
  await talk(site, pair, id, 70)
  expect(await view(pair, id)).toMatchObject({ status: 'ended', endReason: 'cap' })
  expect(await view({ client: pair.psychic }, id)).toMatchObject({ endReason: 'length' })
  expect(await receiptOf(pair, id)).toMatchObject({ total: 1000 })
  expect([await left(pair), await request(pair)]).toEqual([0, 4390])
  expect(await offer(pair)).toMatchObject({ obstacle: 'cap', capLeft: { cents: 0, period: 'day' } })
})

const receiptEvents = async (id: number) =>
  (await site.owner.selectFrom('consultation_events').select('kind').where('consultation_id', '=', id).execute()).map(
    ({ kind }) => kind,
  )

test('the psychic sees neither the cap nor what ends the room', async () => {
  const pair = await capped({ day: 1000 })
  const id = await start(pair)
  expect((await view({ client: pair.psychic }, id)).meter).toMatchObject({ cap: null, endsBy: null })
})

test('a room ends at the longest length, free time included, with a warning before', async () => {
  const pair = await capped({ length: 5 }, { cents: 10_000, freeSeconds: 600 })
  expect(await offer(pair)).toMatchObject({ obstacle: null, covered: 300, longest: 300 })
  const id = await start(pair)
  expect((await view(pair, id)).meter).toMatchObject({ secondsLeft: 300, endsBy: 'length', cap: null })
  await talk(site, pair, id, 240)
  expect(await receiptEvents(id)).toContain('warned')
  await talk(site, pair, id, 80)
  expect(await view(pair, id)).toMatchObject({ status: 'ended', endReason: 'length' })
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 300, freeSeconds: 300, total: 0 })
})

test('where credit and cap end together it is the cap, since more credit would not help; otherwise the smaller', async () => {
  const together = await capped({ day: 500 }, { cents: 500 })
  expect((await view(together, await start(together))).meter.endsBy).toBe('cap')
  const poor = await capped({ day: 500 }, { cents: 499 })
  expect((await view(poor, await start(poor))).meter.endsBy).toBe('balance')
  expect(await offer(poor)).toMatchObject({ obstacle: 'roomOpen' })
})

test('free time and promotional credit are not held back by a cap', async () => {
  const pair = await capped({ day: 250 }, { cents: 10_000, freeSeconds: 60 })
  await fund(site, pair.clientId, { promotional: 500 })
  const id = await start(pair)
  expect((await view(pair, id)).meter).toMatchObject({ secondsLeft: 60 + 120 + 60, cap: { left: 250 } })
  await talk(site, pair, id, 120)
  expect((await view(pair, id)).meter).toMatchObject({ cents: 250, cap: { left: 250 } })
  await talk(site, pair, id, 130)
  expect(await view(pair, id)).toMatchObject({ status: 'ended', endReason: 'cap' })
  expect(await receiptOf(pair, id)).toMatchObject({ total: 750 })
  expect(await left(pair)).toBe(0)
})

describe('during a consultation', () => {
  test('a cap lowered below what was metered ends the room; only what was metered is billed', async () => {
    const pair = await capped({ day: 5000 })
    const id = await start(pair)
    await talk(site, pair, id, 120)
    await cap(pair, { day: 300 })
    await sweep(site.app)
    expect(await view(pair, id)).toMatchObject({ status: 'ended', endReason: 'cap' })
    expect(await receiptOf(pair, id)).toMatchObject({ seconds: 120, total: 500 })
    expect(await left(pair)).toBe(-200)
  })

  test('a cap lowered above it ends the room there', async () => {
    const pair = await capped({})
    const id = await start(pair)
    await talk(site, pair, id, 60)
    await cap(pair, { week: 500 })
    expect((await view(pair, id)).meter).toMatchObject({ secondsLeft: 60, endsBy: 'cap' })
    await talk(site, pair, id, 80)
    expect(await receiptOf(pair, id)).toMatchObject({ total: 500 })
  })

  test('a length below what was metered ends the room', async () => {
    const pair = await capped({})
    const id = await start(pair)
    await talk(site, pair, id, 360, 30)
    await cap(pair, { length: 5 })
    await sweep(site.app)
    expect(await view(pair, id)).toMatchObject({ status: 'ended', endReason: 'length' })
    expect(await receiptOf(pair, id)).toMatchObject({ seconds: 360 })
  })

  test('a room that midnight finds at its cap goes on with what the new day leaves', async () => {
    const pair = await capped({ day: 1000 })
    const first = await start(pair)
    await talk(site, pair, first, 120)
    await pair.client.post(`/api/consultations/${first}/end`)
    const untilMidnight = (new Date('2026-11-21T23:00:00Z').getTime() - site.now().getTime()) / 1000
    await site.advance(untilMidnight - 110)
    const later = await returned(site, pair)
    const id = await start(later)
    expect((await view(later, id)).meter).toMatchObject({ secondsLeft: 120, endsBy: 'cap' })
    await talk(site, later, id, 120)
    expect(await view(later, id)).toMatchObject({ status: 'running' })
    await talk(site, later, id, 130)
    expect(await receiptOf(later, id)).toMatchObject({ total: 1000 })
  })
})

test('a cap lowered between request and answer opens a room without paid time', async () => {
  const pair = await capped({ day: 1000 })
  await site.owner.updateTable('psychics').set({ is_automaton: false }).where('id', '=', pair.psychicId).execute()
  const id = await ask(pair)
  await cap(pair, { day: 100 })
  await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
  await write(pair.psychic, id)
  await talk(site, pair, id, 40)
  expect(await receiptOf(pair, id)).toMatchObject({ total: 0 })
})

test('a cap lowered while a room opens holds in it, whichever came first', async () => {
  const pairs = await Promise.all(Array.from({ length: 8 }, () => capped({ day: 5000 })))
  await Promise.all(
    pairs.map(async (pair) => {
      const id = await ask(pair)
      await Promise.all([cap(pair, { day: 100 }), pair.psychic.post(`/api/workspace/requests/${id}/accept`)])
      const { funded_ms } = await site.owner
        .selectFrom('meters')
        .select('funded_ms')
        .where('consultation_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(funded_ms).toBe(24_000)
    }),
  )
})

describe('what is refunded gives its room back', () => {
  test('after a refund', async () => {
    const pair = await capped({ day: 1000 })
    const id = await start(pair)
    await talk(site, pair, id, 260)
    expect(await left(pair)).toBe(0)
    await refund(pair, id, 400)
    expect([await left(pair), await request(pair)]).toEqual([400, 'ok'])
  })

  test('after a room stopped for care', async () => {
    const pair = await capped({ day: 1000 })
    const id = await stopRoom(site, pair)
    expect(await left(pair)).toBe(500)
    await site.owner
      .updateTable('care_holds')
      .set({ outcome: 'refund', settled_at: site.now() })
      .where('consultation_id', '=', id)
      .execute()
    const { cents, seconds, share } = await site.owner
      .selectFrom('care_holds')
      .select(['cents', 'seconds', 'share'])
      .where('consultation_id', '=', id)
      .executeTakeFirstOrThrow()
    const entries = [
      { kind: 'client_held', site: 99, owner: pair.clientId, amount: -cents },
      { kind: 'client_wallet', site: 99, owner: pair.clientId, amount: cents },
      { kind: 'client_held_time', site: 99, owner: pair.clientId, amount: -seconds },
      { kind: 'psychic_held', site: 99, owner: pair.psychicId, amount: -share },
      { kind: 'site_revenue', site: 99, owner: pair.psychicId, amount: share },
    ]
    await sql`select post_care_release(${`consultation:${id}`}, '{}', ${JSON.stringify(entries)}::jsonb)`.execute(
      site.owner,
    )
    expect(await left(pair)).toBe(1000)
  })
})

/** Gives back a part of a bill. */
async function refund({ clientId, psychicId }: Pair, consultationId: number, amount: number): Promise<void> {
  const { id: transactionId } = await site.owner
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'consultation')
    .where('reference', '=', `consultation:${consultationId}`)
    .executeTakeFirstOrThrow()
  const billed = { consultationId, siteId: 99, clientId, psychicId, vatPercent: 20, transactionId }
  const back = { amount, bearer: 'house' } as const
  await inTransaction(systemVisit(site.app, site.app.sites[0]), (visit) => refundConsultation(visit, billed, back))
}

test('64 reservations at once never exceed the cap', async () => {
  const pair = await capped({ week: 2000 }, { cents: 100_000 })
  const id = await openRoom(pair)
  const wallet = sql`select ledger_reserve(${id}, id, 97) as taken from ledger_accounts
    where owner_id = ${pair.clientId} and kind = 'client_wallet'`
  await Promise.all(Array.from({ length: 64 }, () => wallet.execute(site.app.db)))
  const { reserved } = await site.owner
    .selectFrom('ledger_accounts')
    .select('reserved')
    .where('owner_id', '=', pair.clientId)
    .where('kind', '=', 'client_wallet')
    .executeTakeFirstOrThrow()
  expect([reserved, await left(pair)]).toEqual([2000, 0])
})

test('sweeps, beats, messages and changes of the cap at once: no deadlock, and the cap holds', async () => {
  const pair = await capped({ day: 1500 })
  const id = await start(pair)
  for (let turn = 0; turn < 30; turn += 1) {
    await site.advance(15)
    await Promise.all([
      sweep(site.app),
      sweep(site.app),
      pair.client.post(`/api/consultations/${id}/beat`, { here: true }),
      write(pair.psychic, id, `Je regarde (${turn}).`),
      // Lower at each turn, down to more than was spent by then.
      cap(pair, { day: Math.max(1200, 1500 - turn * 30), week: 5000 - turn }),
      pair.client.post('/api/wallet/top-ups', { packId: 'credit-10' }),
    ])
  }
  const { total } = await receiptOf(pair, id)
  expect([total, await left(pair)]).toEqual([1200, 0])
})

test('without a cap a room goes on as long as the credit', async () => {
  const pair = await capped({}, { cents: 1000 })
  const id = await start(pair)
  expect((await view(pair, id)).meter).toMatchObject({ secondsLeft: 240, endsBy: 'balance', cap: null })
  await talk(site, pair, id, 250)
  expect(await view(pair, id)).toMatchObject({ status: 'ended', endReason: 'balance' })
})
