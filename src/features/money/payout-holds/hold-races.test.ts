import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, talk, write } from '../../../../test/consulting.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { givePayee } from '../../../../test/payees.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { takeClockBack } from '../../../platform/database/given-clock.ts'

const site = useTestApp()
const month = '2026-11'
const reason = 'À vérifier.'

async function earner(name: string): Promise<Pair> {
  const pair = await addPair(site, { cents: 10_000, psychic: { name } })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 120, 30)
  await pair.client.post(`/api/consultations/${id}/end`)
  return pair
}

/** Keeps a transaction open after a statement, as a slow one would, until it is let go. */
async function keepOpen(statement: string) {
  const held = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const holding = site.owner.transaction().execute(async (db) => {
    await sql.raw(statement).execute(db)
    taken.resolve()
    await held.promise
  })
  await taken.promise
  return () => {
    held.resolve()
    return holding
  }
}

const waiting = async (count: number) => {
  while ((await waitingForLocks(site.owner)) < count);
}

test('a hold that is placed while a file is made leaves its psychic out of it, and nobody else', async () => {
  const basile = await earner('Basile')
  const eleonore = await earner('Éléonore')
  await site.advance(15 * 86_400)
  for (const { psychicId } of [basile, eleonore]) await givePayee(site, psychicId)
  const { browser } = await addStaff(site, 'admin')
  // Basile is paid first, and his account is busy: meanwhile the hold on Éléonore is placed.
  const letGo = await keepOpen(
    `select from ledger_accounts where kind = 'psychic_earnings' and owner_id = ${basile.psychicId} for update`,
  )
  const making = browser.post('/api/admin/payouts', { month })
  await waiting(1)
  const placed = await browser.post(`/api/admin/psychics/${eleonore.psychicId}/hold`, { reason })
  await letGo()
  expect(placed.status).toBe(200)
  const { id } = (await making).body
  expect((await browser.get(`/api/admin/payouts/${id}`)).body.row.payouts).toMatchObject([{ name: 'Basile' }])
  const [due] = (await browser.get(`/api/admin/due-payouts?month=${month}`)).body.due.slice(-1)
  expect(due).toMatchObject({ name: 'Éléonore', balance: 187, withheld: 187, available: 0, paid: null })
})

test('a payment waits for a hold that is being placed, and is not made', async () => {
  const flore = await earner('Flore')
  const gael = await earner('Gaël')
  await site.advance(31 * 86_400)
  for (const { psychicId } of [flore, gael]) await givePayee(site, psychicId)
  const { browser } = await addStaff(site, 'admin')
  const letGo = await keepOpen(`select from psychics where id = ${gael.psychicId} for update;
    insert into payout_holds (psychic_id, site_id, since, begun_at, ends_at, reason, decided_by)
    values (${gael.psychicId}, 99, app_now(), app_now(), app_now() + interval '30 days', 'Essai', 1)`)
  const making = browser.post('/api/admin/payouts', { month: '2026-12' })
  await waiting(1)
  await letGo()
  const { id } = (await making).body
  const { payouts } = (await browser.get(`/api/admin/payouts/${id}`)).body.row
  const names = payouts.map(({ name }: { name: string }) => name)
  expect([names.includes('Flore'), names.includes('Gaël')]).toEqual([true, false])
})

test('a hold waits for a payment that is being made, and names it', async () => {
  const celeste = await earner('Céleste')
  await site.advance(62 * 86_400)
  await givePayee(site, celeste.psychicId)
  const { browser } = await addStaff(site, 'admin')
  const letGo = await keepOpen(
    `select from ledger_accounts where kind = 'psychic_earnings' and owner_id = ${celeste.psychicId} for update`,
  )
  const making = browser.post('/api/admin/payouts', { month: '2027-01' })
  await waiting(1)
  const placing = browser.post(`/api/admin/psychics/${celeste.psychicId}/hold`, { reason })
  await waiting(2)
  await letGo()
  const [made, placed] = await Promise.all([making, placing])
  expect([made.status, placed.status]).toEqual([200, 200])
  const { hold, underWay } = (await browser.get(`/api/admin/psychics/${celeste.psychicId}/hold`)).body
  expect(hold).not.toBeNull()
  expect(underWay).toEqual([{ fileId: made.body.id, amount: 187, sentAt: null }])
})

test('of two people who place a hold at once, one does', async () => {
  const { psychicId } = await addPair(site, { psychic: { name: 'Dora' } })
  const people = await Promise.all([addStaff(site, 'admin'), addStaff(site, 'admin')])
  const answers = await Promise.all(
    people.map(({ browser }) => browser.post(`/api/admin/psychics/${psychicId}/hold`, { reason })),
  )
  const codes = answers.map(({ body }) => body.api.error?.code ?? 'done')
  expect(codes.toSorted()).toEqual([4445, 'done'])
})

test('a hold lasts thirty days to the microsecond while the clock runs on', async () => {
  const { psychicId } = await addPair(site, { psychic: { name: 'Irma' } })
  const { browser } = await addStaff(site, 'admin')
  await takeClockBack(site.owner)
  expect((await browser.post(`/api/admin/psychics/${psychicId}/hold`, { reason })).status).toBe(200)
  const { rows } = await sql`select from payout_holds
    where psychic_id = ${psychicId} and since = begun_at and ends_at = begun_at + interval '30 days'`.execute(
    site.owner,
  )
  expect(rows).toHaveLength(1)
})
