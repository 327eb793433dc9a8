import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { Link } from './data-kinds.ts'
import type { ErasureStep } from './erasure-order.ts'
import type { PersonFacts } from './person-facts.ts'

export async function findFacts(db: Database, id: number): Promise<PersonFacts | null> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('address_changes as c', 'c.user_id', 'u.id')
    .leftJoin('phone_numbers as p', 'p.user_id', 'u.id')
    .select(['u.id', 'u.site_id', 'u.email', 'c.email as next_email', 'p.number', 'p.pending'])
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const given = (...values: readonly (string | null)[]) => values.filter((value) => value !== null)
  return {
    id: row.id,
    siteId: row.site_id,
    emails: given(row.email, row.next_email).map((email) => email.toLowerCase()),
    phones: given(row.number, row.pending),
  }
}

type Row = Record<string, unknown>

/** A person's rows of a table of the map, in the order of its first columns. */
export async function rowsOf(db: Database, table: string, link: Link, facts: PersonFacts): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${conditions[link](facts)} order by 1, 2`.execute(db)
  return rows
}

const ownAccounts = ({ id }: PersonFacts) =>
  sql`select id from ledger_accounts where owner_id = ${id} and kind like 'client\\_%'`

/** The address that they proved: another's can't be read, nor erased, by naming it. */
const provedKey = ({ id }: PersonFacts) =>
  sql`(select email_key from users where id = ${id} and email_proved_at is not null)`

/** What was sent signed out, with one's own address. */
const ofOneSignedOut = (facts: PersonFacts) =>
  sql`user_id is null and site_id = ${facts.siteId} and email_key = ${provedKey(facts)}`

const conditions: Record<Link, (facts: PersonFacts) => RawBuilder<unknown>> = {
  self: ({ id }) => sql`id = ${id}`,
  user_id: ({ id }) => sql`user_id = ${id}`,
  author: (facts) => sql`(user_id = ${facts.id} or (${ofOneSignedOut(facts)}))`,
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
  reading: ({ id, siteId }) => sql`act = 'consultation.messages' and site_id = ${siteId}
    and subject in (select 'consultation:' || id from consultations where client_id = ${id})`,
  'letter-address': (facts) => sql`site_id = ${facts.siteId} and email_key = ${provedKey(facts)}`,
  'call-owner': ({ id, siteId }) => sql`starts_with(owner, ${`${siteId}:${id}:`})`,
  'mail-address': ({ siteId, emails }) => sql`site_id = ${siteId} and lower(recipient) = any(${[...emails]}::text[])`,
  telephone: ({ siteId, phones }) => sql`site_id = ${siteId} and recipient = any(${[...phones]}::text[])`,
}

/** What psychics are called in what a person reads. */
export async function psychicNames(db: Database): Promise<Map<number, string>> {
  const rows = await db.selectFrom('psychics').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function eraseRows(db: Database, { table, of, values }: ErasureStep, facts: PersonFacts): Promise<void> {
  const where = conditions[of](facts)
  if (!values) {
    await sql`delete from ${sql.table(table)} where ${where}`.execute(db)
    return
  }
  const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${where}`.execute(db)
}

/** A declaration that was made signed out is no bill: it goes whole, before what is kept of the others is emptied. */
export async function deleteSignedOut(db: Database, facts: PersonFacts): Promise<void> {
  await sql`delete from contract_withdrawals where ${ofOneSignedOut(facts)}`.execute(db)
}

/** Nobody comes in any more: what is open ends, and no password opens. */
export async function closeDoors(db: Database, userId: number): Promise<void> {
  // Its session alone says whose such a visit was.
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
