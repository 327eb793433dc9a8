import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'

export interface PendingShare {
  consultationId: number
  siteId: number
  clientId: number
  psychicId: number
  /** Cents. */
  amount: number
}

/**
 * Whether a client proved a mobile or paid for credit, which one person with many accounts would not do; with a card
 * that at most one other account paid with, as a couple's.
 */
const isProved = (clientId: ReturnType<typeof sql.ref> | number) => sql<SqlBool>`(
  exists (select from phone_numbers n where n.user_id = ${clientId} and n.proved_at is not null)
  or exists (select from orders o where o.user_id = ${clientId} and o.status = 'paid'
    and (select count(distinct m.user_id) from order_marks own join order_marks m on m.card_hash = own.card_hash
      where own.order_id = o.id) <= 2))`

export async function hasProved(db: Database, clientId: number): Promise<boolean> {
  const { rows } = await sql<{ proved: boolean }>`select ${isProved(clientId)} as proved`.execute(db)
  return one(rows).proved
}

export async function insertPendingShare(db: Database, of: PendingShare, days: number): Promise<void> {
  await db
    .insertInto('pending_shares')
    .values({
      consultation_id: of.consultationId,
      site_id: of.siteId,
      client_id: of.clientId,
      psychic_id: of.psychicId,
      amount: of.amount,
      since: sql<Date>`app_now()`,
      lapses_at: sql<Date>`app_now() + ${days} * interval '1 day'`,
    })
    .execute()
}

const open = (db: Database) =>
  db
    .selectFrom('pending_shares as s')
    .select(['s.consultation_id as consultationId', 's.site_id as siteId', 's.client_id as clientId', 's.amount'])
    .select('s.psychic_id as psychicId')
    .where('s.settled_at', 'is', null)
    .orderBy('s.consultation_id')

const openIds = async (db: Database, which: RawBuilder<SqlBool>): Promise<number[]> =>
  (await open(db).where(which).limit(500).execute()).map(({ consultationId }) => consultationId)

/** Consultations with a pending share whose client has proved a mobile or paid; of one client, or of all. */
export const provedShares = (db: Database, clientId: number | null): Promise<number[]> =>
  openIds(db, sql`${isProved(sql.ref('s.client_id'))} and (${clientId}::bigint is null or s.client_id = ${clientId})`)

/** Consultations whose share has been pending for its full term. */
export const lapsedShares = (db: Database): Promise<number[]> => openIds(db, sql`s.lapses_at <= app_now()`)

/** The pending share of a consultation, locked; null if there is none. */
export const lockPendingShare = async (db: Database, consultationId: number): Promise<PendingShare | null> =>
  (await open(db).where('s.consultation_id', '=', consultationId).forUpdate().executeTakeFirst()) ?? null

export async function settleShare(
  db: Database,
  consultationId: number,
  outcome: 'paid' | 'lapsed' | 'returned',
): Promise<void> {
  await db
    .updateTable('pending_shares')
    .set({ outcome, settled_at: sql<Date>`app_now()` })
    .where('consultation_id', '=', consultationId)
    .execute()
}

export async function lessenShare(db: Database, consultationId: number, by: number): Promise<void> {
  await sql`update pending_shares set amount = amount - ${by} where consultation_id = ${consultationId}`.execute(db)
}

/** The pending cents of a psychic on a site. */
export async function pendingOf(db: Database, siteId: number, psychicId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount), 0)::bigint as cents from pending_shares
    where psychic_id = ${psychicId} and site_id = ${siteId} and settled_at is null`.execute(db)
  return one(rows).cents
}
