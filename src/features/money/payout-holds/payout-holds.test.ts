import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPair, openRoom, type Pair, returned, talk, write } from '../../../../test/consulting.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { givePayee } from '../../../../test/payees.ts'
import { signInAs } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { payoutHoldsJobs } from './jobs.server.ts'

const site = useTestApp()
const DAY = 86_400
const MONTH = '2026-11'
const reason = 'Douze comptes sur un même appareil.'
let pair: Pair
let address: string
let one: Staff
let two: Staff

/** Two members of staff, with a second factor given now. */
const staff = async () => {
  one = await addStaff(site, 'admin')
  two = await addStaff(site, 'admin')
}
const path = (end = '') => `/api/admin/psychics/${pair.psychicId}/hold${end}`
const code = async (by: Staff, end: string, body: object = { reason }) => {
  const { body: answer } = await by.browser.post(path(end), body)
  return answer.api.ok === 1 ? 'done' : answer.api.error.code
}
const read = async (by = one) => (await by.browser.get(path())).body
const due = async () => (await one.browser.get(`/api/admin/due-payouts?month=${MONTH}`)).body.due[0]
const pay = async (by = one) => (await by.browser.post('/api/admin/payouts', { month: MONTH })).body
const earnings = async () => (await (await returned(site, pair)).psychic.get('/api/workspace/earnings')).body.earnings
const subjects = async () => (await mailsTo(site, address)).map(({ subject }) => subject)
const inDays = (days: number) => new Date(site.now().getTime() + days * DAY * 1000).toISOString()

/** Two minutes, of which the psychic earns 1,87 €. */
async function consult(of: Pair): Promise<void> {
  const id = await openRoom(of)
  await write(of.psychic, id)
  await talk(site, of, id, 120, 30)
  await of.client.post(`/api/consultations/${id}/end`)
}

beforeAll(async () => {
  pair = await addPair(site, { cents: 10_000, psychic: { name: 'Éléonore' } })
  const { email } = await site.owner
    .selectFrom('psychics as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('u.email')
    .where('p.id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  address = email ?? ''
  await consult(pair)
  await site.advance(20 * DAY)
  await givePayee(site, pair.psychicId)
  await staff()
})

test('a hold wants a reason, a fresh second factor and a psychic of the site', async () => {
  expect(await code(one, '', {})).toBe(106)
  const elsewhere = await addStaff(site, 'admin', { siteId: 100 })
  for (const end of ['', '/renew', '/release']) {
    expect((await elsewhere.browser.post(path(end), { reason })).body.api.error.code).toBe(3000)
  }
  expect((await elsewhere.browser.get(path())).body.api.error.code).toBe(3000)
  await site.advance(301)
  expect(await code(one, '')).toBe(4202)
  expect(await read()).toMatchObject({ hold: null, history: [], underWay: [] })
  await staff()
})

describe('a psychic whose transfers are held back', () => {
  test('is paid nothing, and loses nothing', async () => {
    expect(await due()).toMatchObject({ balance: 187, available: 187, withheld: 0 })
    expect(await code(one, '')).toBe('done')
    expect(await due()).toMatchObject({ balance: 187, available: 0, withheld: 187, payeeState: 'payable' })
    expect((await pay()).api.error.code).toBe(4299)
    expect(await read()).toMatchObject({
      hold: { since: site.now().toISOString(), endsAt: inDays(30), isOwn: true },
      history: [{ reason, by: 'Sacha', closedAs: null }],
    })
    expect((await read(two)).hold.isOwn).toBe(false)
  })

  test('reads since when and until when at the latest, and nothing of the reason, on the page and by mail', async () => {
    expect(await earnings()).toMatchObject({
      balance: 187,
      available: 0,
      withheld: 187,
      hold: { since: site.now().toISOString(), endsAt: inDays(30) },
    })
    const mail = (await mailsTo(site, address)).at(-1)!
    expect(mail.subject).toBe('Vos virements sont suspendus le temps d’une vérification')
    expect(mail.text).toContain('jusqu’au 10 janvier 2027 au plus tard')
    expect(mail.text).not.toMatch(/appareil|compte|fraude|soupçon|entente/i)
  })

  test('is not held twice', async () => {
    expect(await code(two, '')).toBe(4445)
  })

  test('stays so after a renewal by another person, with another reason', async () => {
    expect(await code(one, '/renew', { reason: 'Une autre raison.' })).toBe(4446)
    expect(await code(two, '/renew', { reason: ' douze comptes, sur un même appareil ! ' })).toBe(4447)
    const since = (await read()).hold.since
    await site.advance(29 * DAY)
    await staff()
    expect(await code(two, '/renew', { reason: 'La police a demandé des pièces.' })).toBe('done')
    expect(await read()).toMatchObject({
      hold: { since, endsAt: inDays(30) },
      history: [
        { reason: 'La police a demandé des pièces.', closedAs: null },
        { reason, closedAs: 'renewed' },
      ],
    })
    await site.advance(2 * DAY)
    await staff()
    expect((await pay()).api.error.code).toBe(4299)
    expect((await subjects()).at(-1)).toBe('La vérification de vos virements continue')
  })

  test('is paid by the next file once somebody lifts the hold', async () => {
    expect(await code(one, '/release', { reason: 'Rien n’a été trouvé.' })).toBe('done')
    expect(await code(one, '/release')).toBe(3000)
    expect(await code(one, '/renew')).toBe(3000)
    expect((await read()).history[0]).toMatchObject({ closedAs: 'released', closeReason: 'Rien n’a été trouvé.' })
    expect((await subjects()).at(-1)).toBe('Vos virements reprennent')
    expect(await earnings()).toMatchObject({ available: 187, withheld: 0, hold: null })
    const { id } = await pay()
    expect((await one.browser.get(`/api/admin/payouts/${id}`)).body.row).toMatchObject({ count: 1, total: 187 })
    expect((await read()).underWay).toEqual([{ fileId: id, amount: 187, sentAt: null }])
    await one.browser.post(`/api/admin/payouts/${id}/send`)
    await one.browser.post(`/api/admin/payouts/${id}/execute`, {})
    expect((await read()).underWay).toEqual([])
  })
})

test('a hold ends by itself after thirty days, and the psychic is told once; the next one wants another person', async () => {
  await consult(await returned(site, pair))
  await staff()
  expect(await code(one, '')).toBe('done')
  const places = one
  const run = () => payoutHoldsJobs[0]!.run(site.app, {})
  await site.advance(30 * DAY - 1)
  await run()
  expect(await earnings()).toMatchObject({ available: 0, withheld: 187 })
  await site.advance(1)
  expect(await earnings()).toMatchObject({ available: 187, withheld: 0, hold: null })
  const before = (await subjects()).length
  await run()
  await run()
  expect((await subjects()).slice(before)).toEqual(['Vos virements reprennent'])
  await staff()
  expect((await read()).history[0]).toMatchObject({ closedAs: 'lapsed', closedBy: null, closeReason: null })
  const placesAgain = async () => code({ ...places, browser: await signInAs(site, places.id) }, '')
  expect(await placesAgain()).toBe(4446)
  expect(await code(two, '')).toBe('done')
  expect(await code(two, '/release')).toBe('done')
  await site.advance(30 * DAY)
  expect(await placesAgain()).toBe('done')
})

test('the database refuses a longer hold, a second one, and one person twice', async () => {
  const { psychicId } = await addPair(site)
  const insert = (given: { days?: number; formerBy?: number }) =>
    sql`insert into payout_holds (psychic_id, site_id, since, begun_at, ends_at, reason, decided_by, former_by)
      values (${psychicId}, 99, app_now(), app_now(), app_now() + ${given.days ?? 30} * interval '1 day', 'Essai', 7,
        ${given.formerBy ?? null})`
      .execute(site.app.db)
      .then(() => 'done', violatedConstraint)
  expect(await insert({ days: 31 })).toBe('payout_hold_ends')
  expect(await insert({ formerBy: 7 })).toBe('payout_hold_two_people')
  expect(await insert({ formerBy: 8 })).toBe('done')
  expect(await insert({})).toBe('payout_holds_open')
})
