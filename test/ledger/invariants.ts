import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { DB } from '../../src/platform/database/generated.ts'
import { violatedConstraint } from '../../src/platform/database/violation.ts'
import { edit, freeTime, Ledger, offer, outside, run, wallet } from './ledger.ts'
import { meteredInSteps } from './meter.ts'
import { setAside } from './post-any.ts'
import { reversePosting } from './reverse-posting.ts'
import { sealedFaults } from './sealed.ts'

interface Invariant {
  name: string
  runs: number
  property: (ledger: Ledger) => fc.IAsyncProperty<unknown>
  /** Breaks the database's own rule, as a careless migration would. */
  plant: (owner: Kysely<DB>) => Promise<unknown>
}

const amount = fc.integer({ min: 1, max: 5000 })
const movement = fc.integer({ min: -300, max: 900 }).filter((cents) => cents !== 0)
const several = (least: number, most: number) => fc.array(amount, { minLength: least, maxLength: most })
const settled = (work: readonly Promise<unknown>[]) => Promise.allSettled(work)

/** The result of each of many attempts; a refusal is the name of the constraint. */
const refusals = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [violatedConstraint(result.reason) ?? String(result.reason)] : [],
  )

/** The invariants of the ledger, each with a defect that violates it. */
export const invariants: readonly Invariant[] = [
  {
    name: 'balanced: entries that do not sum to zero are refused as a whole',
    runs: 15,
    property: (ledger) =>
      fc.asyncProperty(several(1, 4), fc.integer({ min: -2, max: 2 }), async (amounts, error) => {
        const owners = amounts.map(ledger.fresh)
        const total = amounts.reduce((sum, cents) => sum + cents, 0)
        const entries = amounts.map((cents, place) => ({ account: wallet(owners[place]!), amount: cents }))
        const [result] = await settled([
          ledger.post(`${ledger.fresh()}`, [...entries, { account: outside, amount: error - total }]),
        ])
        expect(result!.status).toBe(error === 0 ? 'fulfilled' : 'rejected')
        expect(await Promise.all(owners.map(ledger.balance))).toEqual(amounts.map((cents) => (error === 0 ? cents : 0)))
      }),
    async plant(owner) {
      await edit(
        owner,
        'post',
        "raise exception 'entries do not sum to zero' using errcode = 'check_violation'",
        'null',
      )
      await run(owner, 'alter table ledger_entries disable trigger ledger_balanced')
    },
  },
  {
    name: 'append-only: nobody can change or delete entries',
    runs: 5,
    property: (ledger) =>
      fc.asyncProperty(amount, async (cents) => {
        const ownerId = ledger.fresh()
        const { transactionId } = await ledger.put(ownerId, cents)
        const before = await ledger.entries(wallet(ownerId))
        const changes = await settled([
          run(ledger.owner, `update ledger_entries set amount = 1 where transaction_id = ${transactionId}`),
          run(ledger.owner, `update ledger_transactions set reference = 'other' where id = ${transactionId}`),
          run(ledger.owner, `delete from ledger_entries where transaction_id = ${transactionId}`),
          run(ledger.owner, 'truncate ledger_entries'),
        ])
        expect(changes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
        expect(await ledger.entries(wallet(ownerId))).toEqual(before)
      }),
    plant: (owner) => run(owner, 'alter table ledger_entries disable trigger ledger_entries_append_only'),
  },
  {
    name: 'the hash chain is intact',
    runs: 5,
    property: (ledger) =>
      fc.asyncProperty(several(2, 8), async (amounts) => {
        const ownerId = ledger.fresh()
        await ledger.putEach(ownerId, amounts)
        expect(await ledger.faults([ownerId])).toEqual([])
      }),
    plant: (owner) => edit(owner, 'post', ':= account.head;', ":= '\\x'::bytea;"),
  },
  {
    name: 'a duplicate has no effect, whatever its content',
    runs: 10,
    property: (ledger) =>
      fc.asyncProperty(amount, amount, async (first, second) => {
        const ownerId = ledger.fresh()
        await ledger.put(ownerId, first, `once:${ownerId}`)
        const entries = await ledger.entries(wallet(ownerId))
        await ledger.put(ownerId, second, `once:${ownerId}`)
        expect(await ledger.balance(ownerId)).toBe(first)
        expect(await ledger.entries(wallet(ownerId))).toEqual(entries)
      }),
    async plant(owner) {
      await run(owner, 'alter table ledger_transactions drop constraint ledger_transactions_kind_reference_key')
      await edit(owner, 'post', 'on conflict (kind, reference) do nothing', '')
    },
  },
  {
    name: '64 concurrent duplicates have one effect',
    runs: 2,
    property: (ledger) =>
      fc.asyncProperty(amount, async (cents) => {
        const ownerId = ledger.fresh()
        // The first to create the account would lock the others out; created beforehand, they meet at the posting.
        await ledger.account(wallet(ownerId))
        const answers = await Promise.all(
          Array.from({ length: 64 }, () => ledger.put(ownerId, cents, `same:${ownerId}`)),
        )
        expect(answers.filter(({ applied }) => applied)).toHaveLength(1)
        expect(await ledger.balance(ownerId)).toBe(cents)
      }),
    async plant(owner) {
      // Reads first and writes after: correct only without concurrency.
      await run(owner, 'alter table ledger_transactions drop constraint ledger_transactions_kind_reference_key')
      await edit(
        owner,
        'post',
        /values \(p_kind, p_reference, p_details, app_now\(\)\)\s+on conflict \(kind, reference\) do nothing/,
        // Whoever finds nothing writes late enough for the others to have found nothing too, on a busy machine as well.
        `select p_kind, p_reference, p_details, app_now() from (select 1 as none where not exists
          (select 1 from ledger_transactions t where t.kind = p_kind and t.reference = p_reference)) as nothing,
          lateral (select pg_sleep(nothing.none)) as late`,
      )
    },
  },
  {
    name: '500 postings on one account from eight connections all count',
    runs: 1,
    property: (ledger) =>
      fc.asyncProperty(several(500, 500), async (amounts) => {
        const ownerId = ledger.fresh()
        expect(refusals(await settled(amounts.map((cents) => ledger.put(ownerId, cents))))).toEqual([])
        expect(await ledger.balance(ownerId)).toBe(amounts.reduce((sum, cents) => sum + cents, 0))
        expect((await ledger.account(wallet(ownerId))).version).toBe(500)
        expect(await ledger.faults([ownerId])).toEqual([])
      }),
    plant: (owner) => edit(owner, 'post', 'for update', ''),
  },
  {
    name: 'transfers conserve the total',
    runs: 5,
    property: (ledger) =>
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(2), fc.nat(2), amount), { maxLength: 12 }), async (transfers) => {
        const owners = [ledger.fresh(), ledger.fresh(), ledger.fresh()]
        for (const ownerId of owners) await ledger.put(ownerId, 4000)
        await settled(transfers.map(([from, to, cents]) => ledger.transfer(owners[from]!, owners[to]!, cents)))
        const balances = await Promise.all(owners.map(ledger.balance))
        expect(balances.reduce((sum, cents) => sum + cents, 0)).toBe(12_000)
      }),
    plant: (owner) =>
      edit(owner, 'post', 'set balance = balance + entry.amount', 'set balance = balance + entry.amount * 99 / 100'),
  },
  {
    name: 'a balance is the projection of its entries, and nothing else writes it',
    runs: 5,
    property: (ledger) =>
      fc.asyncProperty(several(1, 6), amount, async (amounts, stolen) => {
        const ownerId = ledger.fresh()
        await ledger.putEach(ownerId, amounts)
        const { id } = await ledger.account(wallet(ownerId))
        await settled([run(ledger.db, `update ledger_accounts set balance = balance + ${stolen} where id = ${id}`)])
        const sum = (await ledger.entries(wallet(ownerId))).reduce((total, entry) => total + entry.amount, 0)
        expect(await ledger.balance(ownerId)).toBe(sum)
      }),
    plant: (owner) => run(owner, 'grant update on ledger_accounts to public'),
  },
  {
    name: 'no overdraft under concurrent debits, reservations excluded',
    runs: 4,
    property: (ledger) =>
      fc.asyncProperty(amount, several(20, 30), async (reserved, draws) => {
        const ownerId = ledger.fresh()
        await ledger.put(ownerId, 10_000)
        const taken = await setAside(ledger.owner, ledger.fresh(), wallet(ownerId), reserved)
        const refused = refusals(await settled(draws.map((cents) => ledger.put(ownerId, -cents))))
        expect(new Set(refused).difference(new Set(['ledger_no_overdraft']))).toEqual(new Set())
        expect(taken).toBe(reserved)
        expect(await ledger.balance(ownerId)).toBeGreaterThanOrEqual(reserved)
      }),
    plant: (owner) => run(owner, 'alter table ledger_accounts drop constraint ledger_no_overdraft'),
  },
  {
    name: 'no rounding drift: many short beats count as much as one long beat, and their cost is covered',
    runs: 10,
    property: (ledger) =>
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4_000_000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 500 }),
        async (steps, price) => {
          const elapsed = steps.reduce((sum, micros) => sum + micros, 0)
          const { meteredMs, cents, fundedSeconds } = await meteredInSteps(ledger.owner, steps, price)
          expect(meteredMs).toBe(Math.floor(elapsed / 1000))
          expect(Math.floor((fundedSeconds * price) / 60)).toBeLessThanOrEqual(cents)
          expect(Math.floor(((fundedSeconds + 1) * price) / 60)).toBeGreaterThan(cents)
        },
      ),
    plant: (owner) =>
      edit(owner, 'meter_add', /m\.counted_until := m\.counted_until \+ elapsed[^;]+/, 'm.counted_until := until'),
  },
  {
    name: 'no mix of units: cents never pay for seconds',
    runs: 10,
    property: (ledger) =>
      fc.asyncProperty(amount, async (some) => {
        const ownerId = ledger.fresh()
        const mixed = await settled([
          ledger.post(`${ledger.fresh()}`, [
            { account: wallet(ownerId), amount: some },
            { account: offer, amount: -some },
          ]),
          ledger.post(`${ledger.fresh()}`, [
            { account: freeTime(ownerId), amount: some },
            { account: outside, amount: -some },
          ]),
        ])
        expect(mixed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
        expect(await ledger.balance(ownerId)).toBe(0)
      }),
    async plant(owner) {
      await edit(owner, 'post', 'group by a.unit having', 'having')
      await edit(owner, 'ledger_check_balanced', 'group by unit having', 'having')
    },
  },
  {
    name: 'reversal, never deletion: both stay, and it happens once',
    runs: 8,
    property: (ledger) =>
      fc.asyncProperty(amount, amount, async (first, second) => {
        const ownerId = ledger.fresh()
        await ledger.put(ownerId, first)
        const { transactionId } = await ledger.put(ownerId, second)
        const before = await ledger.entriesOf(transactionId)
        const undone = await reversePosting(ledger, transactionId)
        await reversePosting(ledger, transactionId)
        expect(await ledger.entriesOf(transactionId)).toEqual(before)
        expect(await ledger.entriesOf(undone!.transactionId)).toHaveLength(before.length)
        expect(await ledger.balance(ownerId)).toBe(first)
      }),
    async plant(owner) {
      await run(owner, 'alter table ledger_entries disable trigger ledger_entries_append_only')
      const deletion = `delete from ledger_entries e where p_reference = 'reversal:' || e.transaction_id;`
      await edit(owner, 'post', 'insert into ledger_transactions', `${deletion} insert into ledger_transactions`)
    },
  },
  {
    name: 'balance, version and head can be rebuilt from the entries',
    runs: 5,
    property: (ledger) =>
      fc.asyncProperty(several(1, 8), async (amounts) => {
        const ownerId = ledger.fresh()
        await ledger.putEach(ownerId, amounts)
        const { balance, version, head } = await ledger.account(wallet(ownerId))
        expect({ balance, version, head }).toEqual(await ledger.rebuilt(wallet(ownerId)))
      }),
    plant: (owner) =>
      edit(owner, 'ledger_entry_hash', 'e.unit, e.amount, e.balance_after)::text', 'e.unit, e.balance_after)::text'),
  },
  {
    name: 'versions of an account rise by one',
    runs: 5,
    property: (ledger) =>
      fc.asyncProperty(fc.array(movement, { minLength: 2, maxLength: 10 }), async (movements) => {
        const ownerId = ledger.fresh()
        const results = await settled(movements.map((cents) => ledger.put(ownerId, cents)))
        const applied = results.filter(({ status }) => status === 'fulfilled').length
        const versions = (await ledger.entries(wallet(ownerId))).map(({ version }) => version)
        expect(versions).toEqual(Array.from({ length: applied }, (_, place) => place + 1))
      }),
    plant: (owner) => edit(owner, 'post', 'version = version + 1', 'version = version + 2'),
  },
  {
    name: 'a refused duplicate is not reported as applied',
    runs: 5,
    property: (ledger) =>
      fc.asyncProperty(amount, fc.integer({ min: 2, max: 5 }), async (cents, times) => {
        const ownerId = ledger.fresh()
        const answers = []
        for (let time = 0; time < times; time += 1) answers.push(await ledger.put(ownerId, cents, `told:${ownerId}`))
        expect(answers.map(({ applied }) => applied)).toEqual([true, ...Array(times - 1).fill(false)])
        expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1)
      }),
    plant: (owner) => edit(owner, 'post', 'select t.id, false into', 'select t.id, true into'),
  },
  {
    name: 'the sealed root of a day can be rebuilt from the entries, whatever is posted later',
    runs: 4,
    property: (ledger) =>
      fc.asyncProperty(several(1, 5), several(1, 5), async (before, after) => {
        const ownerId = ledger.fresh()
        await ledger.putEach(ownerId, before)
        const more = (db: Kysely<DB>) => new Ledger(ledger.db, db).putEach(ownerId, after)
        expect(await sealedFaults(ledger.owner, more)).toEqual([])
      }),
    plant: (owner) => edit(owner, 'ledger_leaf', 'e.balance_after', 'a.balance'),
  },
]
