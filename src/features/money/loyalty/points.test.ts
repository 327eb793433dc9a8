import { expect, test } from 'vitest'
import {
  addPair,
  fund,
  openRoom,
  type Pair,
  receiptOf,
  returned,
  stopRoom,
  talk,
  write,
} from '../../../../test/consulting.ts'
import { attempt, moving } from '../../../../test/ledger/attempt.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { consult, givePoints, joinProgramme, pointsOfMember } from '../../../../test/loyalty.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addTextPair, answered, asked } from '../../../../test/text-questions.ts'
import { careJobs } from '../../consult/care/jobs.server.ts'
import { settlePoints } from '../../house/ledger/points.server.ts'
import { verifyLedger } from '../wallet/verify-ledger.server.ts'
import { pointsOf } from './rules.ts'

const site = useTestApp()

/** A member with credit, and a psychic at 3 EUR a minute. */
async function member(given: { cents?: number; freeSeconds?: number; promotional?: number } = {}): Promise<Pair> {
  const pair = await addPair(site, {
    cents: given.cents ?? 3000,
    freeSeconds: given.freeSeconds ?? 0,
    psychic: { price: 300 },
  })
  await fund(site, pair.clientId, { promotional: given.promotional ?? 0 })
  await joinProgramme(site, { id: pair.clientId, browser: pair.client })
  return pair
}
const movesOf = async ({ client }: Pair) =>
  (await client.get('/api/fidelity/me')).body.member.moves.map(({ kind, points }: { kind: string; points: number }) => [
    kind,
    points,
  ])

async function dispute(pair: Pair, id: number, amount: number, staff?: Staff): Promise<void> {
  await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'La ligne a coupé.' })
  const { browser } = staff ?? (await addStaff(site, 'support'))
  const { body } = await browser.post(`/api/admin/disputes/${id}/refund`, { amount, reason: 'Vous avez raison.' })
  expect(body).toMatchObject({ settled: true })
}

test('a billed consultation gives its points once, as its bill says', async () => {
  const pair = await member()
  const id = await consult(site, pair, 150)
  const { seconds, total } = await receiptOf(pair, id)
  expect(seconds).toBeGreaterThanOrEqual(150)
  expect(await movesOf(pair)).toEqual([['points', pointsOf(seconds, { paid: total, total })]])
  const of = { consultationId: id, siteId: 99, clientId: pair.clientId }
  await Promise.all([settlePoints(site.app.db, of), settlePoints(site.app.db, of)])
  expect(await movesOf(pair)).toHaveLength(1)
  await lawsHold(site)
})

test('offered time and offered credit give none', async () => {
  const free = await member({ freeSeconds: 60 })
  const id = await consult(site, free, 120)
  const { seconds, total } = await receiptOf(free, id)
  expect(await pointsOfMember(free.client)).toBe(pointsOf(seconds - 60, { paid: total, total }))
  const offered = await member({ promotional: 10_000 })
  await consult(site, offered, 90)
  expect(await pointsOfMember(offered.client)).toBe(0)
})

test('nobody but a member gets any, and nothing for what was billed before', async () => {
  const pair = await addPair(site, { cents: 3000 })
  const id = await consult(site, pair, 90)
  await site.advance(1)
  await joinProgramme(site, { id: pair.clientId, browser: pair.client })
  await dispute(pair, id, 100)
  expect(await movesOf(pair)).toEqual([])
})

test('a refund takes back its part of the points, even those that were spent', async () => {
  const pair = await member()
  const id = await consult(site, pair, 120)
  const { seconds, total } = await receiptOf(pair, id)
  const all = pointsOf(seconds, { paid: total, total })
  await givePoints(site, pair.clientId, -all)
  await dispute(pair, id, total)
  expect(await movesOf(pair)).toEqual([
    ['points', -all],
    ['test', -all],
    ['points', all],
  ])
  expect(await pointsOfMember(pair.client)).toBe(-all)
  expect((await pair.client.post('/api/fidelity/rewards', { reward: 'tryout' })).body.api.error.code).toBe(4632)
  const other = await member()
  const again = await consult(site, other, 120)
  const bill = await receiptOf(other, again)
  await dispute(other, again, 200)
  const left = pointsOf(bill.seconds, { paid: bill.total - 200, total: bill.total })
  expect(await pointsOfMember(other.client)).toBe(left)
  await lawsHold(site)
})

test('a bill that is held gives its points once it is charged, and none if it goes back', async () => {
  const [charged, back] = [await member(), await member()]
  const rooms = [await stopRoom(site, charged), await stopRoom(site, back)] as const
  expect([await pointsOfMember(charged.client), await pointsOfMember(back.client)]).toEqual([0, 0])
  const alert = await site.owner
    .selectFrom('care_alerts')
    .select('id')
    .where('consultation_id', '=', rooms[0])
    .where('topic', 'is', null)
    .executeTakeFirstOrThrow()
  const { browser } = await addStaff(site, 'admin')
  const { body } = await browser.post(`/api/admin/care-alerts/${alert.id}/close`, { answer: 'Vue.', outcome: 'charge' })
  expect(body.api).toEqual({ ok: 1 })
  const { seconds, total } = await receiptOf(charged, rooms[0])
  expect(await pointsOfMember(charged.client)).toBe(pointsOf(seconds, { paid: total, total }))
  await lawsHold(site)
  await site.advance(15 * 86_400)
  for (const { run } of careJobs) await run(site.app, {})
  expect(await pointsOfMember((await returned(site, back)).client)).toBe(0)
  await lawsHold(site)
})

test('an answer by text message counts as two minutes', async () => {
  const pair = await addTextPair(site)
  const { body } = await pair.client.post('/api/fidelity/register', {
    consents: [{ type: 'FIDELITY_REGISTRATION', agreed: true }],
  })
  expect(body.api).toEqual({ ok: 1 })
  await answered(pair, await asked(pair))
  expect(await pointsOfMember(pair.client)).toBe(20)
})

test('points are chained and sealed as money is, and their unit sums to zero', async () => {
  const pair = await member()
  await consult(site, pair, 60)
  expect(await verifyLedger(site.owner)).toEqual([])
})

test.each<[string, (pair: Pair, id: number) => Promise<boolean>]>([
  [
    'more than the bill gives',
    ({ clientId }, id) =>
      attempt(site.app.db, 'post_points', {
        reference: `points:${id}:2`,
        moved: moving(10, ['points_issued', clientId], ['client_points', clientId]),
      }),
  ],
  [
    'of a room that runs',
    async (pair) => {
      const id = await openRoom(pair)
      await write(pair.psychic, id)
      await talk(site, pair, id, 60)
      return attempt(site.app.db, 'post_points', {
        reference: `points:${id}`,
        moved: moving(10, ['points_issued', pair.clientId], ['client_points', pair.clientId]),
      })
    },
  ],
  [
    'without a reward',
    ({ clientId }) =>
      attempt(site.app.db, 'post_points_reward', {
        reference: 'reward:999999',
        moved: moving(1, ['client_points', clientId], ['points_issued', clientId]),
      }),
  ],
  [
    'back for nothing',
    ({ clientId }) =>
      attempt(site.app.db, 'post_points_return', {
        reference: 'reward:999999',
        moved: moving(300, ['points_issued', clientId], ['client_points', clientId]),
      }),
  ],
  [
    'ended before their time',
    ({ clientId }) =>
      attempt(site.app.db, 'post_points_end', {
        reference: `member:${clientId}:1`,
        moved: moving(10, ['client_points', clientId], ['points_issued', clientId]),
      }),
  ],
])('the database refuses points %s', async (_, attack) => {
  const pair = await member()
  const id = await consult(site, pair, 60)
  await expect(attack(pair, id)).rejects.toThrow(/no posting without/)
})
