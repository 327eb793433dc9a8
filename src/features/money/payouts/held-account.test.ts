import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, talk, write } from '../../../../test/consulting.ts'
import { givePayee } from '../../../../test/payees.ts'
import { signInAs } from '../../../../test/people.ts'
import { openPresence } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { makePayouts } from './make-payouts.server.ts'

const site = useTestApp()
const month = '2026-11'

async function consult(pair: Pair): Promise<void> {
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 60)
  await pair.client.post(`/api/consultations/${id}/end`)
}

async function returned(of: Pair): Promise<Pair> {
  const { user_id } = await site.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', of.psychicId)
    .executeTakeFirstOrThrow()
  await openPresence(site.owner, of.psychicId, ['chat'], 3600)
  return { ...of, client: await signInAs(site, of.clientId), psychic: await signInAs(site, user_id!) }
}

/** Locks accounts, as a long transaction would. */
async function hold(accounts: string) {
  const held = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const holding = site.owner.transaction().execute(async (db) => {
    await sql.raw(`select 1 from ledger_accounts where ${accounts} for update`).execute(db)
    taken.resolve()
    await held.promise
  })
  await taken.promise
  return () => {
    held.resolve()
    return holding
  }
}

/** Resolves once a statement of the site waits for a lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`.execute(site.owner)
    if (rows.length > 0) return
  }
}

test('payments that wait for one psychic’s account don’t block other consultations from ending', async () => {
  const basile = await addPair(site, { cents: 10_000, psychic: { name: 'Basile' } })
  const eleonore = await addPair(site, { cents: 10_000, psychic: { name: 'Éléonore' } })
  await consult(basile)
  await consult(eleonore)
  await site.advance(15 * 86_400)
  const { browser } = await addStaff(site, 'admin')
  for (const { psychicId } of [basile, eleonore]) await givePayee(site, psychicId)
  const room = await returned(basile)
  const id = await openRoom(room)
  await write(room.psychic, id)
  await talk(site, room, id, 60)

  const letGo = await hold(`kind = 'psychic_earnings' and owner_id = ${eleonore.psychicId}`)
  const making = browser.post('/api/admin/payouts', { month })
  await someoneWaits()
  const [made, ended] = await Promise.all([making, room.client.post(`/api/consultations/${id}/end`)])
  await letGo()
  expect(ended.status).toBe(200)
  expect(made.status).toBe(200)
  const paid = async (file: number) => (await browser.get(`/api/admin/payouts/${file}`)).body.row.payouts
  expect(await paid(made.body.id)).toMatchObject([{ name: 'Basile' }])
  const next = await browser.post('/api/admin/payouts', { month })
  expect(await paid(next.body.id)).toMatchObject([{ name: 'Éléonore' }])
})

test('no file is left if nobody could be paid, and none can be downloaded during payment', async () => {
  const celeste = await addPair(site, { cents: 10_000, psychic: { name: 'Céleste' } })
  await consult(celeste)
  await site.advance(31 * 86_400)
  const { browser } = await addStaff(site, 'admin')
  await givePayee(site, celeste.psychicId)
  const files = async () => (await browser.get('/api/admin/payouts')).body.rows
  const before = await files()
  const letGo = await hold(`kind = 'psychic_earnings'`)
  const making = browser.post('/api/admin/payouts', { month: '2026-12' })
  await someoneWaits()
  const taken = await browser.post(`/api/admin/payouts/${before[0].id}/file`)
  expect(taken.body.api.error.code).toBe(409)
  expect((await making).body.api.error.code).toBe(409)
  await letGo()
  expect(await files()).toEqual(before)
  expect((await browser.post('/api/admin/payouts', { month: '2026-12' })).status).toBe(200)
})

test('a payment that waits too long for a lock is refused without effect, and works when retried', async () => {
  const pair = await addPair(site, { cents: 10_000, psychic: { name: 'Dora' } })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 60)
  const letGo = await hold(`kind = 'client_wallet' and owner_id = ${pair.clientId}`)
  const end = () => pair.client.post(`/api/consultations/${id}/end`)
  expect((await end()).body.api.error.code).toBe(409)
  await letGo()
  expect((await end()).status).toBe(200)
})

test('after a crash, retrying with the same reference continues the file', async () => {
  const pairs = [
    await addPair(site, { cents: 10_000, psychic: { name: 'Flore' } }),
    await addPair(site, { cents: 10_000, psychic: { name: 'Gaël' } }),
  ]
  for (const pair of pairs) await consult(pair)
  await site.advance(31 * 86_400)
  const { id, browser } = await addStaff(site, 'admin')
  for (const { psychicId } of pairs) await givePayee(site, psychicId)
  const visit = systemVisit(site.app, site.app.sites[0], await findPerson(site.app.db, site.app.keys, id))
  const staff = { ...visit, session: { ...visit.session, factorAt: site.now() } }
  const reference = randomUUID()
  const letGo = await hold(`kind = 'psychic_earnings' and owner_id = ${pairs[1]!.psychicId}`)
  const first = await makePayouts(staff, '2027-01', reference)
  await letGo()
  expect(await makePayouts(staff, '2027-01', reference)).toBe(first)
  expect(await makePayouts(staff, '2027-01', reference)).toBe(first)
  const { payouts } = (await browser.get(`/api/admin/payouts/${first}`)).body.row
  expect(payouts.map(({ name }: { name: string }) => name)).toEqual(['Flore', 'Gaël'])
})
