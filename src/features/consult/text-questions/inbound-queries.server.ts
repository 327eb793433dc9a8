import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'

export interface NewInbound {
  siteId: number
  providerId: string
  numberHash: Buffer
  sealed: Buffer
  receivedAt: Date
  dueAt: Date
}

/** Stores a message that came in, once by its id. False if it came before. */
export async function insertInbound(db: Database, given: NewInbound): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inbound_texts (site_id, provider_id, number_hash, sealed, received_at, due_at)
    values (${given.siteId}, ${given.providerId}, ${given.numberHash}, ${given.sealed}, ${given.receivedAt}, ${given.dueAt})
    on conflict (provider_id) do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Erases the words of a message that is not read. */
export async function eraseInbound(db: Database, providerId: string): Promise<void> {
  await db.updateTable('inbound_texts').set({ sealed: null }).where('provider_id', '=', providerId).execute()
}

export interface Sender {
  siteId: number
  numberHash: Buffer
}

/** Numbers whose messages may be read now: the last one tells whether more of it is waited for. */
export async function dueSenders(db: Database, now: Date, limit: number): Promise<Sender[]> {
  const { rows } = await sql<Sender>`
    select site_id as "siteId", number_hash as "numberHash" from inbound_texts where sealed is not null
    group by 1, 2 having (array_agg(due_at order by id desc))[1] <= ${now} order by min(id) limit ${limit}`.execute(db)
  return rows
}

/** One node at a time reads the messages of a number, until its transaction ends. False if another does now. */
export async function claimSender(db: Database, { siteId, numberHash }: Sender): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(395, hashtext(${`${siteId}:${numberHash.toString('hex')}`})) as mine`.execute(db)
  return rows[0]?.mine === true
}

/** Takes the messages of a number, oldest first, and erases their words. */
export async function takeInbound(
  db: Database,
  { siteId, numberHash }: Sender,
): Promise<{ providerId: string; sealed: Buffer }[]> {
  const { rows } = await sql<{ providerId: string; sealed: Buffer }>`
    with taken as (
      select id, provider_id, sealed from inbound_texts
      where site_id = ${siteId} and number_hash = ${numberHash} and sealed is not null for update
    ), erased as (
      update inbound_texts i set sealed = null from taken where i.id = taken.id
    )
    select provider_id as "providerId", sealed from taken order by id`.execute(db)
  return rows
}

export async function forgetInbound(db: Database, now: Date, days: number): Promise<void> {
  await db
    .deleteFrom('inbound_texts')
    .where('received_at', '<', later(now, -days * DAY_MS))
    .execute()
}

/** The only account of a site that proved a number; null for none, and for several. */
export async function onlyOwner(db: Database, siteId: number, number: string): Promise<number | null> {
  const rows = await db
    .selectFrom('phone_numbers as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select('u.id')
    .where('n.number', '=', number)
    .where('u.site_id', '=', siteId)
    .where('u.erased_at', 'is', null)
    .limit(2)
    .execute()
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

export interface Draft {
  psychicId: number
  pricePerAnswer: number
  sealed: Buffer
}

/** A newer question replaces the one that waits. */
export async function writeDraft(
  db: Database,
  userId: number,
  { psychicId, pricePerAnswer, sealed }: Draft,
  expiresAt: Date,
): Promise<void> {
  const set = { psychic_id: psychicId, price_per_answer: pricePerAnswer, sealed, expires_at: expiresAt }
  await db
    .insertInto('text_drafts')
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute()
}

/** Takes the question that waits for a yes; null for none, and for one that is too old. */
export async function takeDraft(db: Database, userId: number, now: Date): Promise<Draft | null> {
  const row = await db
    .deleteFrom('text_drafts')
    .where('user_id', '=', userId)
    .returning(['psychic_id', 'price_per_answer', 'sealed', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at <= now) return null
  return { psychicId: row.psychic_id, pricePerAnswer: row.price_per_answer, sealed: row.sealed }
}

export async function forgetDrafts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('text_drafts').where('expires_at', '<=', now).execute()
}

/** The highest price of an answer that the client agreed to by text message; null for none. */
export async function agreedPrice(db: Database, userId: number, psychicId: number): Promise<number | null> {
  const row = await db
    .selectFrom('text_agreements')
    .select('price_per_answer')
    .where('user_id', '=', userId)
    .where('psychic_id', '=', psychicId)
    .executeTakeFirst()
  return row?.price_per_answer ?? null
}

export async function writeAgreement(
  db: Database,
  of: { userId: number; psychicId: number; pricePerAnswer: number },
  at: Date,
): Promise<void> {
  const set = { price_per_answer: of.pricePerAnswer, agreed_at: at }
  await db
    .insertInto('text_agreements')
    .values({ user_id: of.userId, psychic_id: of.psychicId, ...set })
    .onConflict((conflict) => conflict.columns(['user_id', 'psychic_id']).doUpdateSet(set))
    .execute()
}
