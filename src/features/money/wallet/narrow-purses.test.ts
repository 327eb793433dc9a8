import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addPair, consulted, openRoom, type Pair } from '../../../../test/consulting.ts'
import { addAnswered } from '../../../../test/free-questions.ts'
import { type Account, attempt, moving } from '../../../../test/ledger/attempt.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { verifyLedger } from './verify-ledger.server.ts'

const site = useTestApp()
/** Billed 2.50 EUR for a minute, of which the psychic has 0.93 EUR. */
let ended: Pair
let room: number
let other: Pair
/** A client who bought nothing, and has a pending payment. */
let thief: number
let order: number

async function billed() {
  const { pair, id } = await consulted(site)
  await pair.client.post(`/api/consultations/${id}/end`)
  return { pair, id }
}

beforeAll(async () => {
  ;({ pair: ended, id: room } = await billed())
  other = (await billed()).pair
  const client = await addClient(site)
  thief = client.id
  order = (await client.browser.post('/api/wallet/top-ups', { packId: 'credit-10' })).body.topUp.orderId
})

/** Posts as an attacker with the application's role would. */
const ask = (name: string, reference: string, cents: number, from: Account, to: Account) =>
  attempt(site.app.db, name, { reference, moved: moving(cents, from, to) })
/** Posts the fee of an answer to a free question, for which the psychic agreed on 2 EUR. */
async function payAnswer(status: 'sent' | 'accepted', cents: number, psychicId: number) {
  const question = await addAnswered(site, ended)
  const { id } = await site.owner
    .updateTable('free_answers')
    .set({ status, decided_at: status === 'sent' ? null : site.now() })
    .where('question_id', '=', question)
    .returning('id')
    .executeTakeFirstOrThrow()
  return ask('post_free_answer', `answer:${id}`, cents, ['site_revenue', psychicId], ['psychic_earnings', psychicId])
}
const asRole = (statement: string) => sql.raw(statement).execute(site.app.db)

test.each([
  ['posts anything', `select post('gift', 'x', '{}', '[]')`],
  ['posts anything by account owner', `select ledger_post('gift', 'x', '{}', '[]')`],
  ['creates an account', `select ledger_account('client_wallet', 'cent', 99, 1)`],
  ['reserves anything', `select ledger_set_aside(1, 1, 1)`],
  ['releases anything', `select ledger_let_go(1)`],
  ['seals a day out of order', `insert into day_seals (chain, day) values ('ledger', '2031-01-01')`],
])('nobody but the owner of the database %s', async (_what, statement) => {
  await expect(asRole(statement)).rejects.toThrow('permission denied')
})

test.each<[what: string, why: string, attack: () => Promise<boolean>]>([
  [
    'credit for a pending payment',
    'an order that is paid',
    () => ask('post_top_up', `order:${order}`, 1000, ['payment_provider', 0], ['client_wallet', thief]),
  ],
  [
    'credit for an unknown order',
    'an order that is paid',
    () => ask('post_top_up', 'order:999999', 1000, ['payment_provider', 0], ['client_wallet', thief]),
  ],
  [
    'credit under another spelling of an order’s number',
    'an order that is paid',
    () => ask('post_top_up', `order:0${order}`, 1000, ['payment_provider', 0], ['client_wallet', thief]),
  ],
  [
    'free time without a grant',
    'a grant',
    () =>
      ask(
        'post_free_time',
        `person:${ended.clientId}`,
        600,
        ['free_time_offer', 0],
        ['client_free_time', ended.clientId],
      ),
  ],
  [
    'free time for another client',
    'accounts of its own',
    () => ask('post_free_time', `person:${ended.clientId}`, 600, ['free_time_offer', 0], ['client_free_time', thief]),
  ],
  [
    'more free time than an offer has',
    'the time of the offer',
    () => ask('post_free_time', `person:${thief}`, 6000, ['free_time_offer', 0], ['client_free_time', thief]),
  ],
  [
    'free time taken from a person',
    'the time of the offer',
    () => ask('post_free_time', `person:${thief}`, 600, ['client_free_time', thief], ['free_time_offer', 0]),
  ],
  [
    'free time for an unproved mobile',
    'a grant',
    () => ask('post_phone_bonus', `person:${thief}`, 180, ['free_time_offer', 0], ['client_free_time', thief]),
  ],
  [
    'a refund that no row requests',
    'a payment that covers it',
    () => ask('post_payment_refund', 'refund:999999', 1, ['client_wallet', ended.clientId], ['payment_provider', 0]),
  ],
  [
    'clearing the purse of an account that is not erased',
    'somebody who leaves',
    () =>
      ask('post_account_end', `user:${ended.clientId}:1`, 1, ['client_wallet', ended.clientId], ['site_revenue', 0]),
  ],
  [
    'a fee for an answer that does not exist',
    'an accepted answer',
    () =>
      ask(
        'post_free_answer',
        'answer:999999',
        200,
        ['site_revenue', ended.psychicId],
        ['psychic_earnings', ended.psychicId],
      ),
  ],
  ['a fee for an answer that nobody accepted', 'an accepted answer', () => payAnswer('sent', 200, ended.psychicId)],
  ['a fee for somebody else', 'accounts of its own', () => payAnswer('accepted', 200, other.psychicId)],
  ['a higher fee than agreed', 'its fee', () => payAnswer('accepted', 201, ended.psychicId)],
])('%s is refused', async (_what, why, attack) => {
  await expect(attack()).rejects.toMatchObject({ code: '42501', message: `no posting without ${why}` })
})

test.each<[what: string, kind: Account[0], from: Account]>([
  ['credit', 'client_wallet', ['site_revenue', 0]],
  ['offered credit', 'client_promotional', ['site_revenue', 0]],
  ['free time', 'client_free_time', ['free_time_offer', 0]],
])('the end of a purse takes, and never gives, %s', async (_what, kind, from) => {
  const leaves = (at: string) => asRole(`update users set leaves_at = ${at} where id = ${thief}`)
  await leaves('app_now()')
  await expect(ask('post_account_end', `user:${thief}:7`, 1, from, [kind, thief])).rejects.toThrow('without an end')
  await leaves('null')
})

test('a paid payment is credited with exactly its amount, and refunded up to what was paid', async () => {
  const credit = (cents: number, ownerId = thief) =>
    ask('post_top_up', `order:${order}`, cents, ['payment_provider', 0], ['client_wallet', ownerId])
  await asRole(`update orders set status = 'paid', settled_at = app_now() where id = ${order}`)
  await expect(credit(1001)).rejects.toThrow('the amount of its order')
  await expect(credit(1000, ended.clientId)).rejects.toThrow('accounts of its own')
  expect([await credit(1000), await credit(1000)]).toEqual([true, false])
  const { rows } = await sql<{ id: number }>`insert into order_refunds (order_id, amount, asked_at)
    values (${order}, 1001, app_now()) returning id`.execute(site.app.db)
  const back = ask(
    'post_payment_refund',
    `refund:${rows[0]!.id}`,
    1001,
    ['client_wallet', thief],
    ['payment_provider', 0],
  )
  await expect(back).rejects.toThrow('a payment that covers it')
})

/** Requests the payout of a psychic in a file. */
async function pay(pair: Pair, file: number, cents: number, db: Database = site.app.db) {
  const moved = moving(cents, ['psychic_earnings', pair.psychicId], ['payouts', pair.psychicId])
  return attempt(db, 'post_payout', { reference: `psychic:${pair.psychicId}:site:99:file:${file}`, moved })
}

async function makeFile(month: string, termDays = 0): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payout_files (site_id, month, made_at, made_by, term_days, reserve_percent, reserve_days)
    values (99, ${`${month}-01`}::date, app_now(), 1, ${termDays}, 0, 0) returning id`.execute(site.app.db)
  return rows[0]!.id
}

/** An account that may be paid at once. */
const addPayee = ({ psychicId }: Pair) =>
  sql`insert into psychic_payees (psychic_id, sealed, changed_at, changed_by, pays_from)
    values (${psychicId}, '\\x00', app_now() - interval '72 hours', 1, app_now())`.execute(site.app.db)

test('a payout is in a file of a past month, and within what is available under the file’s terms', async () => {
  await expect(pay(ended, 999_999, 1)).rejects.toThrow('a file')
  await expect(pay(ended, await makeFile('2026-11'), 1)).rejects.toThrow('a month that is over')
  await site.advance(62 * 86_400)
  await expect(pay(ended, await makeFile('2026-11'), 1)).rejects.toThrow('an account that may be paid')
  for (const pair of [ended, other]) await addPayee(pair)
  await expect(pay(ended, await makeFile('2026-11', 70), 1)).rejects.toThrow('being within what is available')
  const file = await makeFile('2026-11')
  await expect(pay(ended, file, 94)).rejects.toThrow('being within what is available')
  await expect(pay(ended, await makeFile('2026-10'), 1)).rejects.toThrow('being within what is available')
  expect(await pay(ended, file, 93)).toBe(true)
})

test('two payouts at once can’t both use the same earnings', async () => {
  const [november, december] = [await makeFile('2026-11'), await makeFile('2026-12')]
  let second: Promise<boolean> | undefined
  await site.app.db.transaction().execute(async (db) => {
    expect(await pay(other, november, 93, db)).toBe(true)
    second = pay(other, december, 93)
    second.catch(() => {})
    await isWaiting()
  })
  await expect(second).rejects.toThrow('being within what is available')
})

/** Resolves once another payout waits for this one's row. */
async function isWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_locks where locktype = 'transactionid' and not granted`.execute(
      site.owner,
    )
    if (rows.length > 0) return
  }
}

test('amounts are reserved only from the client’s own purses while a room is open, and released only after it ended', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openRoom(pair)
  const purse = async (ownerId: number) =>
    (
      await sql<{
        id: number
      }>`select id from ledger_accounts where kind = 'client_wallet' and owner_id = ${ownerId}`.execute(site.app.db)
    ).rows[0]!.id
  for (const [consultation, ownerId] of [
    [id, other.clientId],
    [room, ended.clientId],
    [999_999, pair.clientId],
  ] as const) {
    const setting = sql`select ledger_reserve(${consultation}, ${await purse(ownerId)}, 1)`.execute(site.app.db)
    await expect(setting).rejects.toThrow('a purse of the client of an open consultation')
  }
  await expect(asRole(`select ledger_release(${id})`)).rejects.toThrow('a meter that ended')
})

test('the refused attempts left nothing behind', async () => {
  expect(await verifyLedger(site.app.db)).toEqual([])
})
