import { sql, type Transaction } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fund } from '../../../../test/consulting.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { DB } from '../../../platform/database/generated.ts'
import { checkAllSeals } from '../../house/seals/check-seals.server.ts'
import { keepSealed } from '../../house/seals/keep-sealed.server.ts'
import { openSealKeys } from '../../house/seals/seal-keys.server.ts'
import { walletJobs } from '../wallet/jobs.server.ts'
import { ledgerChain } from '../wallet/ledger-chain.server.ts'
import { runVerification } from './run-verification.server.ts'

const site = useTestApp()
const DAY = 86_400
let staffId: number
/** The client who bought credit on the first sealed day. */
let buyer: number
let purse: number
let order: number

const seal = () => walletJobs.find(({ kind }) => kind.name === 'seal-ledger')!.run(site.app, {})

beforeAll(async () => {
  staffId = (await addStaff(site, 'admin')).id
  const client = await addClient(site)
  buyer = client.id
  order = await buyCredit(site, client.browser)
  await fund(site, buyer, { freeSeconds: 60 })
  for (let day = 0; day < 3; day += 1) {
    await site.advance(DAY)
    await seal()
    await fund(site, (await addClient(site)).id, { cents: 500 })
  }
  const found = await site.owner
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner_id', '=', buyer)
    .where('kind', '=', 'client_wallet')
    .executeTakeFirstOrThrow()
  purse = found.id
})

/** Rewrites every chain consistently, as only the owner of the database can. */
const rehash = `
  do $$ declare e ledger_entries; before bytea; made bytea; chain bigint := 0; total bigint; begin
    for e in select * from ledger_entries order by account_id, version loop
      if e.account_id <> chain then chain := e.account_id; before := ''; total := 0; end if;
      total := total + e.amount;
      e.previous_hash := before;
      e.balance_after := total;
      made := (select ledger_entry_hash(e, t, a) from ledger_transactions t, ledger_accounts a
        where t.id = e.transaction_id and a.id = e.account_id);
      update ledger_entries set previous_hash = before, hash = made, balance_after = total where id = e.id;
      update ledger_accounts set head = made, balance = total where id = e.account_id;
      before := made;
    end loop;
  end $$`

const append = ['ledger_entries', 'ledger_transactions', 'day_seals']

/** The result of `work` after statements run as the owner of the database; everything is restored afterwards. */
async function asOwner<T>(work: (db: Database) => Promise<T>, ...statements: string[]): Promise<T> {
  const back = new Error('put back')
  let result: { of: T } | undefined
  await site.owner
    .transaction()
    .execute(async (db: Transaction<DB>) => {
      for (const table of append) await sql.raw(`alter table ${table} disable trigger ${table}_append_only`).execute(db)
      for (const statement of statements) await sql.raw(statement).execute(db)
      result = { of: await work(db) }
      throw back
    })
    .catch((error) => {
      if (error !== back) throw error
    })
  return result!.of
}

const verdictOn = (...statements: string[]) => asOwner(verify, ...statements)

async function verify(db: Database) {
  const { id } = await db
    .insertInto('ledger_verifications')
    .values((eb) => ({
      asked_by: staffId,
      asked_at: site.now(),
      accounts: eb.selectFrom('ledger_accounts').select(eb.fn.countAll<number>().as('accounts')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await runVerification({ ...site.app, db }, id)
  return db
    .selectFrom('ledger_verifications')
    .select(['faults', 'broken_seals as seals'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

// The site's own accounts move every day: changing one of their entries affects the seals of later days too.
const all = ['2026-11-21', '2026-11-22', '2026-11-23'] as const
const [first, second, third] = all
const ofOrder = () => `(select id from ledger_transactions where reference = 'order:${order}')`

test('an intact ledger has no faults', async () => {
  expect(await verdictOn()).toEqual({ faults: [], seals: [] })
})

test('rewritten hashes are detected even if nothing else was changed', async () => {
  expect(await verdictOn(`update ledger_entries set hash_version = 1`, rehash)).toMatchObject({
    seals: all,
  })
})

test.each([
  [
    'a changed amount',
    () => [`update ledger_entries set amount = amount * 100 where transaction_id = ${ofOrder()}`],
    all,
  ],
  ['a purse moved to another client', () => [`update ledger_accounts set owner_id = 7 where id = ${purse}`], [first]],
  ['a reference', () => [`update ledger_transactions set reference = 'order:0' where id = ${ofOrder()}`], all],
  [
    'a date',
    () => [`update ledger_transactions set posted_at = posted_at - interval '60 days' where id = ${ofOrder()}`],
    all,
  ],
  ['a kind', () => [`update ledger_transactions set kind = 'offer' where id = ${ofOrder()}`], all],
  [
    'details',
    () => [`update ledger_transactions set details = details || '{"terms": 9}' where id = ${ofOrder()}`],
    all,
  ],
])('%s, with every hash recomputed, is detected by its seal', async (_what, statements, seals) => {
  expect(await verdictOn(...statements(), rehash)).toEqual({ faults: [], seals })
})

test.each([
  ['a purse moved to another client', () => `update ledger_accounts set owner_id = 7 where id = ${purse}`],
  ['a reference', () => `update ledger_transactions set reference = 'order:0' where id = ${ofOrder()}`],
])('%s is detected by the account’s chain too, if no hash was changed', async (_what, statement) => {
  expect(await verdictOn(statement())).toMatchObject({
    faults: expect.arrayContaining([{ kind: 'chain', id: purse }]),
    seals: [first],
  })
})

test('an account deleted with its entries is detected', async () => {
  const verdict = await verdictOn(
    'alter table ledger_entries drop constraint ledger_entries_account_id_fkey',
    'alter table ledger_reservations drop constraint ledger_reservations_account_id_fkey',
    `delete from ledger_entries where account_id = ${purse}`,
    `delete from ledger_accounts where id = ${purse}`,
  )
  expect(verdict).toMatchObject({ seals: [first] })
})

test('a transaction removed completely is detected', async () => {
  expect(
    await verdictOn(
      'alter table ledger_entries drop constraint ledger_entries_transaction_id_fkey',
      'alter table receipts drop constraint receipts_transaction_id_fkey',
      'alter table psychic_payouts drop constraint psychic_payouts_transaction_id_fkey',
      `delete from ledger_entries where transaction_id = ${ofOrder()}`,
      `delete from ledger_transactions where reference = 'order:${order}'`,
    ),
  ).toMatchObject({ seals: [first] })
})

test.each([
  ['a replaced seal', `update day_seals set seal = sha256(seal) where day = '${second}'`, [second, third]],
  ['a replaced root', `update day_seals set root = sha256(root) where day = '${second}'`, [second]],
  ['a removed day', `delete from day_seals where day = '${second}'`, [second]],
  ['a removed first day', `delete from day_seals where day = '${first}'`, [first]],
  [
    'a day with another day’s seal',
    `update day_seals s set root = o.root, previous = o.previous,
    seal = o.seal from day_seals o where s.day = '${third}' and o.day = '${second}'`,
    [third],
  ],
])('%s is detected and named', async (_what, statement, seals) => {
  expect(await verdictOn(statement)).toEqual({ faults: [], seals })
})

test('a seal is valid under any listed key, and unknown under none of them', async () => {
  const mine = 'another secret of the tests, long enough for it'
  const check = (...secrets: [string, ...string[]]) => checkAllSeals(site.app.db, openSealKeys(secrets), ledgerChain)
  expect(await check(mine, ...site.app.secrets.bare)).toEqual([])
  expect(await check(mine)).toEqual([first, second, third].map((day) => ({ day, fault: 'key' })))
})

test('days removed from the end, or sealed again, are detected by the list outside the database', async () => {
  const keep = (db: Database) => keepSealed({ ...site.app, db }, ledgerChain)
  const takeOut = `delete from day_seals where day >= '${second}'`
  const edit = `update ledger_transactions set details = '{"was": "other"}'
    where id = (select last_id from day_seals where day = '${second}')`
  expect(await asOwner(keep)).toEqual([])
  expect(await asOwner(keep, takeOut)).toEqual([second, third].map((day) => ({ day, fault: 'missing' })))
  expect(await asOwner(keep, edit, takeOut)).toEqual([second, third].map((day) => ({ day, fault: 'kept' })))
})
