import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPair } from '../../../../test/consulting.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { consult, givePoints, joinProgramme, pointsOfMember } from '../../../../test/loyalty.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, type ClientTraits, signInAs } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { endStillPoints } from './end-points.server.ts'
import { REWARDS } from './rules.ts'

const site = useTestApp()
const DAY = 86_400
let count = 0

async function member(points: number, traits: ClientTraits = {}) {
  const email = `lente${++count}@example.test`
  const client = await addClient(site, { email, ...traits })
  await joinProgramme(site, client)
  if (points !== 0) await givePoints(site, client.id, points)
  return { ...client, email }
}
type Member = Awaited<ReturnType<typeof member>>

const held = async ({ id }: Member) => pointsOfMember(await signInAs(site, id))
const told = async ({ email }: Member) =>
  (await mailsTo(site, email)).filter(({ subject }) => subject.includes('prennent fin'))

test('points end a year after their last movement, and not before they were told of for thirty days', async () => {
  const one = await member(40)
  await site.advance(334 * DAY)
  await endStillPoints(site.app)
  expect(await told(one)).toEqual([])
  await site.advance(DAY)
  await endStillPoints(site.app)
  await endStillPoints(site.app)
  const [mail, ...more] = await told(one)
  expect(more).toEqual([])
  expect(mail!.subject).toContain('21 novembre 2027')
  expect(mail!.text).toContain('Vos 40 points')
  await site.advance(30 * DAY - 1)
  await endStillPoints(site.app)
  expect(await held(one)).toBe(40)
  await site.advance(1)
  await Promise.all([endStillPoints(site.app), endStillPoints(site.app)])
  expect(await held(one)).toBe(0)
  await lawsHold(site)
})

test('told late, they end late; a movement gives them another year', async () => {
  const [late, moved] = [await member(40), await member(40)]
  await site.advance(500 * DAY)
  await endStillPoints(site.app)
  expect([(await told(late)).length, (await told(moved)).length]).toEqual([1, 1])
  await site.advance(29 * DAY)
  await endStillPoints(site.app)
  expect(await held(late)).toBe(40)
  await givePoints(site, moved.id, 5)
  await site.advance(DAY)
  await endStillPoints(site.app)
  expect([await held(late), await held(moved)]).toEqual([0, 45])
})

test('nothing ends for somebody who can’t be told', async () => {
  const unproved = await member(40)
  const pausing = await member(40)
  await site.owner.updateTable('users').set({ email_proved_at: null }).where('id', '=', unproved.id).execute()
  await site.advance(400 * DAY)
  await (await signInAs(site, pausing.id)).post('/api/pause', { length: 'month' })
  for (const days of [0, 10]) {
    await site.advance(days * DAY)
    await endStillPoints(site.app)
  }
  expect([await told(unproved), await told(pausing)]).toEqual([[], []])
  expect([await held(unproved), await held(pausing)]).toEqual([40, 40])
})

test('a higher tier keeps points longer', async () => {
  const one = await member(0)
  // As consultations give them.
  await sql`select ledger_post('points', 'points:900001', '{}', jsonb_build_array(
    jsonb_build_object('kind', 'client_points', 'site', 99, 'owner', ${one.id}::bigint, 'amount', 600),
    jsonb_build_object('kind', 'points_issued', 'site', 99, 'owner', ${one.id}::bigint, 'amount', -600)))`.execute(
    site.owner,
  )
  const { member: own } = (await one.browser.get('/api/fidelity/me')).body
  expect(own).toMatchObject({ earned: 600, tier: 'star' })
  await site.advance(500 * DAY)
  await endStillPoints(site.app)
  expect(await told(one)).toEqual([])
})

test('the liability is the sum of the entries, and its parts make it', async () => {
  const pair = await addPair(site, { cents: 3000, psychic: { price: 300 } })
  await joinProgramme(site, { id: pair.clientId, browser: pair.client })
  await consult(site, pair, 120)
  const spender = await member(0)
  await sql`select ledger_post('points', 'points:900002', '{}', jsonb_build_array(
    jsonb_build_object('kind', 'client_points', 'site', 99, 'owner', ${spender.id}::bigint, 'amount', 700),
    jsonb_build_object('kind', 'points_issued', 'site', 99, 'owner', ${spender.id}::bigint, 'amount', -700)))`.execute(
    site.owner,
  )
  for (const reward of ['donation', 'tryout']) {
    expect((await spender.browser.post('/api/fidelity/rewards', { reward })).status).toBe(200)
  }
  const { browser } = await addStaff(site, 'admin')
  const { liability } = (await browser.get('/api/admin/loyalty-liability')).body
  const { rows } = await sql<{ points: number; tests: number }>`
    select sum(e.amount)::bigint as points,
      coalesce(sum(e.amount) filter (where t.kind = 'test'), 0)::bigint as tests
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id
      where a.kind = 'client_points' and a.site_id = 99`.execute(site.owner)
  const [{ points, tests }] = rows as [{ points: number; tests: number }]
  expect(liability.points).toBe(points)
  const { awarded, takenBack, spent, returned, ended } = liability
  expect(awarded - takenBack - spent + returned - ended + tests).toBe(points)
  expect(liability).toMatchObject({ spent: 2 * REWARDS.donation.points, donationsOwed: 500, giftSeconds: 300 })
  expect(liability.cents).toBe(Math.round((points * 500) / REWARDS.donation.points))
})
