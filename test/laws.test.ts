import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { moneyLaws } from '../src/features/money/reconciliation/laws.ts'
import { connect } from '../src/platform/database/connect.ts'
import type { DB } from '../src/platform/database/generated.ts'
import { laws, queueLaws } from './chaos/laws.ts'
import { addPair, openRoom, talk, write } from './consulting.ts'
import { lawsHold } from './ledger/laws-hold.ts'
import { buyCredit } from './orders.ts'
import { useTestApp } from './test-app.ts'

const site = useTestApp()

const posted = (kind: string, reference: string) =>
  `insert into ledger_transactions (kind, reference, posted_at) values ('${kind}', '${reference}', app_now())`
/** What a client owned belongs to a kind of purse that nothing accounts for. */
const walletAs = (kind: string) =>
  `update ledger_accounts set kind = '${kind}' where kind = 'client_wallet' and balance <> 0`
const place = (client: string, state: string, instants: string) => `
  insert into queue_tickets (site_id, psychic_id, client_id, channel, way, state, taken_at, heard_at, called_at, over_at)
    select 99, psychic_id, ${client}, 'chat', 'page', '${state}', ${instants} from consultations limit 1`
const at = (seconds: number) => `requested_at + interval '${seconds} seconds'`

/** One difference for each law, such as nothing that the site does makes. */
const differences: Readonly<Record<(typeof moneyLaws)[number]['key'], string>> = {
  floor: `update ledger_accounts set balance = floor - 1 where floor is not null`,
  units: `update ledger_accounts set balance = balance + 1 where kind = 'client_wallet'`,
  receipts: 'update receipts set free_seconds = free_seconds + 1',
  bills: posted('consultation', 'consultation:0'),
  orders: `update ledger_transactions set reference = 'order:0' where kind = 'top-up'`,
  certificates: 'update certificate_counters set last = last + 1',
  invoices: `insert into invoice_counters (site_id, kind, last) values (99, 'invoice', 1)`,
  vat: walletAs('client_vat'),
  'bills-vat': 'update receipts set vat = vat + 1',
  statements: `insert into psychic_statement_counters (site_id, psychic_id, kind, last)
    select 99, psychic_id, 'bill', 1 from consultations limit 1`,
  credits: `update orders set credit = credit + 1 where status = 'paid'`,
  payments: `update orders set amount = amount + 1 where status = 'paid'`,
  payouts: posted('payout', 'payout:0'),
  answers: posted('free-answer', 'answer:0'),
  'premium-calls': posted('premium-call', 'premium:0'),
  holds: `update ledger_accounts set reserved = reserved + 7 where kind = 'client_wallet'`,
  care: walletAs('client_held'),
  chargebacks: walletAs('client_frozen'),
  appointments: posted('appointment-credit', 'appointment:0'),
  points: `insert into loyalty_members (user_id, site_id, card_number, joined_at)
    select client_id, 99, '990000000000', requested_at from consultations limit 1`,
  'time-gifts': walletAs('client_gift_time'),
  promotions: posted('promotion', 'order:0'),
  erased: 'update users set erased_at = app_now()',
}

/** The same for what must hold once nothing runs, in the order of those laws. */
const atRest: readonly string[] = [
  `update ledger_accounts set reserved = 7 where kind = 'client_wallet'`,
  `update consultations set status = 'running'`,
  'delete from receipts',
  'update receipts set seconds = seconds + 60',
  'update receipts set seconds = seconds + 1, free_seconds = free_seconds + 1',
  'delete from consultation_events',
  `update consultation_events set at = at - interval '1 day' where kind = 'ended'`,
  `update consultations set accepted_at = accepted_at - interval '4 hours'`,
  'update meters set client_drops = 9',
  `with silent as (update receipts set seconds = 0, gift_seconds = 0)
    insert into messages (consultation_id, sequence, client_message_id, author, text, sent_at)
      select consultation_id, 100 + n, 'unpaid-' || n, 'psychic', 'Oui', client_heard_at - n * interval '5 seconds'
        from meters, generate_series(1, 4) n`,
  'update messages set sequence = sequence + 1000',
  place('client_id', 'waiting', `${at(0)}, ${at(0)}, null, null`),
]

/** One who came later was called first; and one who waits sees an ordinary request pass. */
const inQueues: readonly string[] = [
  `${place('client_id + 1', 'left', `${at(-300)}, ${at(-300)}, null, ${at(-100)}`)};
   ${place('client_id + 2', 'left', `${at(-280)}, ${at(-280)}, ${at(-200)}, ${at(-150)}`)}`,
  place('client_id + 1', 'left', `${at(-60)}, ${at(-60)}, null, ${at(60)}`),
]

/** A consultation that was paid, a purchase, and nothing that runs. */
async function addLawfulDay(): Promise<void> {
  const pair = await addPair(site, { cents: 0 })
  await buyCredit(site, pair.client)
  const room = await openRoom(pair)
  await write(pair.psychic, room)
  await talk(site, pair, room, 120, 30)
  await pair.client.post(`/api/consultations/${room}/end`)
}

const withoutChecks = `do $$ declare one record; begin
  for one in select conrelid::regclass as of, conname from pg_constraint
    where contype = 'c' and coninhcount = 0 and connamespace = 'public'::regnamespace
  loop execute format('alter table %s drop constraint %I', one.of, one.conname); end loop; end $$`

interface Planted {
  name: string
  faults: string
  difference: string
}

/** How many faults each law finds before and after its difference is made, with triggers and constraints off. All is rolled back. */
async function found(planted: readonly Planted[]): Promise<(readonly [string, number, number | string])[]> {
  const all: (readonly [string, number, number | string])[] = []
  const undone = new Error('undone')
  const superuser = connect(site.databaseUrl.replace(/\/\/\w+@/, '//postgres@'), { max: 1, onLost: () => {} })
  const tried = superuser.transaction().execute(async (db) => {
    const count = async (faults: string) => (await sql.raw(faults).execute(db)).rows.length
    await sql`set local session_replication_role = replica`.execute(db)
    await sql.raw(withoutChecks).execute(db)
    for (const { name, faults, difference } of planted) {
      await sql`savepoint before`.execute(db)
      const before = await count(faults)
      const after = await makeAll(db, difference).then(
        () => count(faults),
        (error) => String(error),
      )
      all.push([name, before, after])
      await sql`rollback to savepoint before`.execute(db)
    }
    throw undone
  })
  await expect(tried).rejects.toBe(undone)
  // The database of a test can't be dropped while another account is connected.
  await superuser.destroy()
  return all
}

async function makeAll(db: Kysely<DB>, difference: string): Promise<void> {
  for (const one of difference.split(';')) await sql.raw(one).execute(db)
}

test('every law of money and of what is at rest holds after an ordinary day, and finds its own difference', async () => {
  await addLawfulDay()
  await lawsHold(site)
  const others = laws.slice(moneyLaws.length)
  expect([others.length, queueLaws(1).length]).toEqual([atRest.length, inQueues.length])
  const all = await found([
    ...moneyLaws.map(({ key, name, faults }) => ({ name, faults, difference: differences[key] })),
    ...others.map((law, place) => ({ ...law, difference: atRest[place]! })),
    ...queueLaws(1).map((law, place) => ({ ...law, difference: inQueues[place]! })),
  ])
  expect(all.filter(([, before, after]) => before !== 0 || typeof after === 'string' || after === 0)).toEqual([])
})
