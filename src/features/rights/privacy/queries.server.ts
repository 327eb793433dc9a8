import { type RawBuilder, sql } from 'kysely'
import type { Link } from '../../../personal-data/kinds.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { ErasureStep } from './erasure-order.ts'
import type { HeldAddress, PersonFacts } from './person-facts.ts'

type Row = Record<string, unknown>

/** A person's rows of a table of the map, in the order of its first columns. */
export async function rowsOf(db: Database, table: string, link: Link, facts: PersonFacts): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${conditions[link](facts, table)} order by 1, 2`.execute(db)
  return rows
}

const ownAccounts = ({ id }: PersonFacts) =>
  sql`select id from ledger_accounts where owner_id = ${id} and kind like 'client\\_%'`

/** The column with the time of sending, for tables attributed by address. */
const sentAt: Readonly<Record<string, string>> = {
  complaints: 'made_at',
  contract_withdrawals: 'declared_at',
  newsletter_subscriptions: 'asked_at',
  webinar_registrations: 'asked_at',
  contact_messages: 'sent_at',
  mailbox: 'sent_at',
}

/**
 * Messages from or to an address while it was theirs. Only proved addresses count, so naming someone else's address
 * gives no access to their messages.
 */
function whileHeld(
  { siteId, held }: PersonFacts,
  table: string,
  isOf: (address: HeldAddress) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const at = sql.ref(`${table}.${sentAt[table]}`)
  const spans = held.map((one) => {
    const from = one.after ? sql`${at} > ${one.after}` : sql`true`
    const to = one.until ? sql`${at} <= ${one.until}` : sql`true`
    return sql`(${isOf(one)} and ${from} and ${to})`
  })
  const isAny = spans.length > 0 ? sql.join(spans, sql` or `) : sql`false`
  return sql`(site_id = ${siteId} and (${isAny}))`
}

const byKey = ({ emailKey }: HeldAddress) => sql`email_key = ${emailKey}`
const byMark = ({ marks }: HeldAddress) => sql`address_mark = any(${[...marks]}::bytea[])`
const byRecipient = ({ recipients }: HeldAddress) => sql`recipient = any(${[...recipients]}::text[])`

/** Rows of the account, or sent with its address while signed out. */
const ofAuthor = (facts: PersonFacts, table: string, isOf: (address: HeldAddress) => RawBuilder<unknown>) =>
  sql`(user_id = ${facts.id} or (user_id is null and ${whileHeld(facts, table, isOf)}))`

/** The subjects of the audit log that concern the person or their data. */
const ownSubjects = (facts: PersonFacts) => sql`
  select ${`user:${facts.id}`}
  union all select 'consultation:' || id from consultations where client_id = ${facts.id}
  union all select 'free-question:' || id from free_questions where client_id = ${facts.id}
  union all select 'review:' || id from consultations where client_id = ${facts.id}
  union all select 'care-alert:' || id from care_alerts where client_id = ${facts.id}
  union all select 'refund:' || r.id from order_refunds r join orders o on o.id = r.order_id where o.user_id = ${facts.id}
  union all select 'chargeback:' || b.id from chargebacks b join orders o on o.id = b.order_id where o.user_id = ${facts.id}
  union all select 'consent:' || id from consent_proofs where user_id = ${facts.id}
  union all select 'complaint:' || id from complaints where ${ofAuthor(facts, 'complaints', byKey)}
  union all select 'withdrawal:' || id from contract_withdrawals where ${ofAuthor(facts, 'contract_withdrawals', byKey)}
  union all select 'message:' || id from contact_messages where ${ofAuthor(facts, 'contact_messages', byMark)}`

const conditions: Record<Link, (facts: PersonFacts, table: string) => RawBuilder<unknown>> = {
  self: ({ id }) => sql`id = ${id}`,
  user_id: ({ id }) => sql`user_id = ${id}`,
  author: (facts, table) => ofAuthor(facts, table, byKey),
  contact: (facts, table) => ofAuthor(facts, table, byMark),
  client_id: ({ id }) => sql`client_id = ${id}`,
  consultation: ({ id }) => sql`consultation_id in (select id from consultations where client_id = ${id})`,
  touch: ({ id }) => sql`id in (
    select touch_id from users where id = ${id} union select touch_id from sessions where user_id = ${id}
    union select touch_id from orders where user_id = ${id}
    union select touch_id from consultations where client_id = ${id})`,
  order: ({ id }) => sql`order_id in (select id from orders where user_id = ${id})`,
  'ledger-owner': (facts) => sql`id in (${ownAccounts(facts)})`,
  'ledger-account': (facts) => sql`account_id in (${ownAccounts(facts)})`,
  'ledger-transaction': (facts) =>
    sql`id in (select transaction_id from ledger_entries where account_id in (${ownAccounts(facts)}))`,
  'consent-proof': ({ id }) => sql`proof_id in (select id from consent_proofs where user_id = ${id})`,
  reading: ({ id, siteId }) => sql`act in ('consultation.messages', 'free-question.read') and site_id = ${siteId}
    and subject in (select 'consultation:' || id from consultations where client_id = ${id}
      union all select 'free-question:' || id from free_questions where client_id = ${id})`,
  reasoned: (facts) => sql`(people @> array[${facts.id}]::bigint[] or entry_id in (
    select id from audit_log where site_id = ${facts.siteId} and subject in (${ownSubjects(facts)})))`,
  'letter-address': (facts, table) => whileHeld(facts, table, byKey),
  'call-owner': ({ id, siteId }) => sql`starts_with(owner, ${`${siteId}:${id}:`})`,
  'mail-address': (facts, table) => sql`site_id = ${facts.siteId}
    and (lower(recipient) = any(${[...facts.emails]}::text[]) or ${whileHeld(facts, table, byRecipient)})`,
  telephone: ({ siteId, phones }) => sql`site_id = ${siteId} and recipient = any(${[...phones]}::text[])`,
}

/** The names of psychics as the person sees them. */
export async function psychicNames(db: Database): Promise<Map<number, string>> {
  const rows = await db.selectFrom('psychics').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function eraseRows(db: Database, { table, of, values }: ErasureStep, facts: PersonFacts): Promise<void> {
  const where = conditions[of](facts, table)
  if (!values) {
    await sql`delete from ${sql.table(table)} where ${where}`.execute(db)
    return
  }
  const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${where}`.execute(db)
}

/** A declaration made while signed out is not a bill: it is deleted whole, before the kept ones are emptied. */
export async function deleteSignedOut(db: Database, facts: PersonFacts): Promise<void> {
  const isOf = whileHeld(facts, 'contract_withdrawals', byKey)
  await sql`delete from contract_withdrawals where user_id is null and ${isOf}`.execute(db)
}

/** Ends every session and disables every way to sign in. */
export async function closeDoors(db: Database, userId: number): Promise<void> {
  // Only the session links such a touch to a person.
  await sql`update touches set transaction_id = null
    where id in (select touch_id from sessions where user_id = ${userId})`.execute(db)
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await db.deleteFrom('social_identities').where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
}

export async function markErased(db: Database, userId: number, at: Date): Promise<void> {
  await db.updateTable('users').set({ erased_at: at }).where('id', '=', userId).execute()
}
