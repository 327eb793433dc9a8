import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountOf, postAny } from '../../../../test/ledger/post-any.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import type { AccountKey } from '../../house/ledger/queries.server.ts'
import { keepSealed } from '../../house/seals/keep-sealed.server.ts'
import { ledgerChain } from './ledger-chain.server.ts'
import { verifyLedger } from './verify-ledger.server.ts'

const site = useTestApp()

const wallet = (ownerId: number): AccountKey => ({ kind: 'client_wallet', siteId: 99, ownerId })
const outside: AccountKey = { kind: 'payment_provider', siteId: 99, ownerId: 0 }
const put = (ownerId: number, amount: number, reference: string) =>
  postAny(site.owner, 'test', reference, [
    { account: wallet(ownerId), amount },
    { account: outside, amount: -amount },
  ])
const balanceOf = async (ownerId: number) => {
  const id = await accountOf(site.owner, wallet(ownerId))
  return (await site.app.db.selectFrom('ledger_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
    .balance
}

test('a posting moves balances, and verifies', async () => {
  expect(await put(1, 500, 'a')).toMatchObject({ applied: true })
  expect(await balanceOf(1)).toBe(500)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('64 concurrent duplicates have one effect, and each gets the right answer', async () => {
  const answers = await Promise.all(Array.from({ length: 64 }, () => put(2, 100, 'same')))
  expect(answers.filter((answer) => answer.applied)).toHaveLength(1)
  expect(new Set(answers.map((answer) => answer.transactionId)).size).toBe(1)
  expect(await balanceOf(2)).toBe(100)
})

test('entries that do not sum to zero are refused, by unit', async () => {
  await expect(postAny(site.owner, 'test', 'odd', [{ account: wallet(3), amount: 5 }])).rejects.toThrow('sum to zero')
  const mixed = postAny(site.owner, 'test', 'mixed', [
    { account: wallet(3), amount: 5 },
    { account: { kind: 'free_time_offer', siteId: 99, ownerId: 0 }, amount: -5 },
  ])
  await expect(mixed).rejects.toThrow('sum to zero')
  expect(await balanceOf(3)).toBe(0)
})

test('a wallet never goes below zero, however many concurrent debits', async () => {
  await put(4, 1000, 'start')
  const draws = await Promise.allSettled(Array.from({ length: 40 }, (_, place) => put(4, -90, `draw ${place}`)))
  const refused = draws.filter((draw) => draw.status === 'rejected')
  expect(refused).toHaveLength(29)
  expect(refused.map((draw) => violatedConstraint(draw.reason))).toEqual(Array(29).fill('ledger_no_overdraft'))
  expect(await balanceOf(4)).toBe(10)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('the application’s role can’t write the ledger, and nobody can change or delete its rows', async () => {
  for (const statement of [
    sql`update ledger_accounts set balance = 1000000`,
    sql`insert into ledger_entries (transaction_id, account_id, unit, amount, version, balance_after, previous_hash, hash)
      values (1, 1, 'cent', 5, 99, 5, '', '')`,
    sql`delete from ledger_transactions`,
  ]) {
    await expect(statement.execute(site.app.db)).rejects.toThrow('permission denied')
  }
  for (const statement of [
    sql`update ledger_entries set amount = 1`,
    sql`delete from ledger_entries`,
    sql`truncate ledger_entries`,
    sql`delete from ledger_transactions`,
  ]) {
    await expect(statement.execute(site.owner)).rejects.toThrow(/append-only|foreign key/)
  }
})

test('an entry edited with the triggers disabled is detected', async () => {
  await put(5, 700, 'honest')
  await put(5, -200, 'spent')
  await sql`alter table ledger_entries disable trigger ledger_entries_append_only`.execute(site.owner)
  const id = await accountOf(site.owner, wallet(5))
  await sql`update ledger_entries set amount = -100, balance_after = 600 where account_id = ${id} and version = 2`.execute(
    site.owner,
  )
  await sql`alter table ledger_entries enable trigger ledger_entries_append_only`.execute(site.owner)
  const kinds = (await verifyLedger(site.app.db)).filter((fault) => fault.id === id).map((fault) => fault.kind)
  expect(kinds).toEqual(expect.arrayContaining(['chain', 'balance']))
})

test('a day is sealed once, with a key that the database does not hold', async () => {
  await keepSealed(site.app, ledgerChain)
  await keepSealed(site.app, ledgerChain)
  const seals = await site.app.db.selectFrom('day_seals').selectAll().execute()
  expect(seals).toHaveLength(1)
  expect(seals[0]).toMatchObject({ day: '2026-11-20' })
  expect(seals[0]!.seal).toHaveLength(32)
})
