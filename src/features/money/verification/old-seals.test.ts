import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fund } from '../../../../test/consulting.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { checkAllSeals } from '../../house/seals/check-seals.server.ts'
import { keepSealed } from '../../house/seals/keep-sealed.server.ts'
import { type ChainName, sealKeysOf } from '../../house/seals/seal-keys.server.ts'
import { auditChain } from '../../house/staff/audit-chain.server.ts'
import { ledgerChain } from '../wallet/ledger-chain.server.ts'
import { verifyLedger } from '../wallet/verify-ledger.server.ts'

const site = useTestApp()
const root = Buffer.alloc(32, 7)

/** Stores a seal as migration 175 converts an older one. */
async function keepOld(chain: ChainName, count: number): Promise<void> {
  const seal = createHmac('sha256', site.app.secrets.first)
    .update(`${chain}:2026-11-18:${count}:`)
    .update(root)
    .digest()
  await sql`insert into day_seals (chain, day, formula, last_id, count, root, previous, key_id, seal, sealed_at)
    values (${chain}, '2026-11-18', 1, 0, ${count}, ${root}, '', '', ${seal}, now())`.execute(site.owner)
}

beforeAll(async () => {
  await sql`
    with t as (insert into ledger_transactions (kind, reference, posted_at) values ('test', 'old', app_now()) returning id),
      a as (insert into ledger_accounts (kind, unit, site_id, owner_id) values
        ('payment_provider', 'cent', 99, 0), ('site_revenue', 'cent', 99, 0) returning id),
      e as (select t.id as transaction, a.id as account, case row_number() over () when 1 then -5 else 5 end as amount
        from t, a)
    insert into ledger_entries (transaction_id, account_id, unit, amount, version, balance_after, previous_hash, hash)
      select transaction, account, 'cent', amount, 1, amount, '',
        ledger_hash('', account, 1, transaction, 'cent', amount, amount) from e`.execute(site.owner)
  await sql`update ledger_accounts a set balance = e.amount, version = 1, head = e.hash from ledger_entries e
    where e.account_id = a.id`.execute(site.owner)
  await keepOld('ledger', 2)
  await keepOld('audit', 0)
})

const check = () => checkAllSeals(site.app.db, sealKeysOf(site.app), ledgerChain)

test('entries and seals of the old formulas are valid, and new ones follow them', async () => {
  await fund(site, (await addClient(site)).id, { cents: 500 })
  expect(await verifyLedger(site.app.db)).toEqual([])
  await site.advance(86_400)
  expect(await keepSealed(site.app, ledgerChain)).toEqual([])
  expect(await keepSealed(site.app, auditChain)).toEqual([])
  const seals = await site.owner
    .selectFrom('day_seals')
    .select(['day', 'formula', 'count'])
    .where('chain', '=', 'ledger')
    .orderBy('day')
    .execute()
  // Skipped nights get seals; the first covers everything before, old entries included.
  expect(seals).toMatchObject([
    { day: '2026-11-18', formula: 1 },
    { day: '2026-11-19', formula: 2, count: 0 },
    { day: '2026-11-20', formula: 2, count: 0 },
    { day: '2026-11-21', formula: 2, count: 2 },
  ])
  expect(await check()).toEqual([])
})

test('an entry that claims the old formula after one of the new is detected', async () => {
  await sql`alter table ledger_entries disable trigger ledger_entries_append_only`.execute(site.owner)
  const { account_id } = await site.owner
    .selectFrom('ledger_entries')
    .select('account_id')
    .where('hash_version', '=', 2)
    .where('version', '=', 2)
    .executeTakeFirstOrThrow()
  await fund(site, (await addClient(site)).id, { cents: 100 })
  await sql`update ledger_entries set hash_version = 1, hash = ledger_hash(previous_hash, account_id, version,
    transaction_id, unit, amount, balance_after) where account_id = ${account_id} and version = 3`.execute(site.owner)
  await sql`update ledger_accounts a set head = e.hash from ledger_entries e
    where e.account_id = a.id and a.id = ${account_id} and e.version = 3`.execute(site.owner)
  expect(await verifyLedger(site.app.db)).toEqual([{ kind: 'chain', id: account_id }])
})

test('a forged old seal is detected', async () => {
  await sql`alter table day_seals disable trigger day_seals_append_only`.execute(site.owner)
  await sql`update day_seals set count = 3 where formula = 1`.execute(site.owner)
  expect(await check()).toEqual([{ day: '2026-11-18', fault: 'seal' }])
})
