import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import { type Closing, ENDING_DAYS, HOLD_DAYS } from './rules.ts'

const columns = [
  'id',
  'since',
  'begun_at as begunAt',
  'ends_at as endsAt',
  'reason',
  'decided_by as decidedBy',
] as const
const notOver = sql<boolean>`ends_at > app_now()`

/** The hold on a psychic's transfers that is in force. */
export async function findHold(db: Database, psychicId: number) {
  const row = await db
    .selectFrom('payout_holds')
    .select(columns)
    .where('psychic_id', '=', psychicId)
    .where('closed_at', 'is', null)
    .where(notOver)
    .executeTakeFirst()
  return row ?? null
}

/** The last hold of a psychic, in force or not. */
export async function findLastHold(db: StaffDatabase, psychicId: number) {
  const row = await db
    .selectFrom('payout_holds')
    .select([...columns, 'closed_at as closedAt'])
    .where('psychic_id', '=', psychicId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** @returns when it ends by itself */
export async function insertHold(
  db: StaffDatabase,
  of: { psychicId: number; siteId: number; since: Date | null; reason: string; by: number; formerBy: number | null },
): Promise<Date> {
  // The clock is read once: a hold is not a microsecond longer than it may be.
  const { rows } = await sql<{ endsAt: Date }>`
    insert into payout_holds (psychic_id, site_id, since, begun_at, ends_at, reason, decided_by, former_by)
    select ${of.psychicId}, ${of.siteId}, coalesce(${of.since}::timestamptz, now.at), now.at,
      now.at + ${HOLD_DAYS} * interval '1 day', ${of.reason}, ${of.by}, ${of.formerBy}
    from (select app_now() as at) now
    returning ends_at as "endsAt"`.execute(db)
  return one(rows).endsAt
}

/** Closes the hold of a psychic that is in force. */
export async function closeHold(
  db: StaffDatabase,
  id: number,
  { as, by, reason }: { as: Exclude<Closing, 'lapsed'>; by: number; reason: string | null },
): Promise<void> {
  await db
    .updateTable('payout_holds')
    .set({ closed_at: sql<Date>`app_now()`, closed_as: as, closed_by: by, close_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** Holds whose term has passed, without those that staff closed; of one psychic, if given. */
export const closeLapsed = (db: Database, psychicId: number | null = null) =>
  db
    .updateTable('payout_holds')
    .set({ closed_at: sql<Date>`ends_at`, closed_as: 'lapsed' })
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`app_now()`)
    .$if(psychicId !== null, (query) => query.where('psychic_id', '=', psychicId))
    .returning(['psychic_id as psychicId', 'site_id as siteId', 'since', 'ends_at as endsAt'])
    .execute()

/** Psychics whose hold is over and not closed. */
export async function listLapsed(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('payout_holds')
    .select('psychic_id')
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`app_now()`)
    .orderBy('psychic_id')
    .execute()
  return rows.map((row) => row.psychic_id)
}

/** The names of psychics of a site whose hold ends soon if nobody renews it. */
export async function listEnding(db: Database, siteId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select p.name from payout_holds h join psychics p on p.id = h.psychic_id
    join psychic_listings l on l.psychic_id = p.id and l.site_id = ${siteId}
    where h.closed_at is null and h.ends_at between app_now() and app_now() + ${ENDING_DAYS} * interval '1 day'
    order by p.name`.execute(db)
  return rows.map(({ name }) => name)
}

/** All holds of a psychic, the newest first. */
export const listHolds = (db: Database, psychicId: number) =>
  db
    .selectFrom('payout_holds as h')
    .leftJoin('users as u', 'u.id', 'h.decided_by')
    .leftJoin('users as c', 'c.id', 'h.closed_by')
    .select(['h.id', 'h.begun_at as begunAt', 'h.ends_at as endsAt', 'h.reason', 'u.first_name as by'])
    .select(['h.closed_at as closedAt', 'h.closed_as as closedAs', 'c.first_name as closedBy'])
    .select('h.close_reason as closeReason')
    .$narrowType<{ closedAs: Closing | null }>()
    .where('h.psychic_id', '=', psychicId)
    .orderBy('h.id', 'desc')
    .limit(50)
    .execute()

/** The name of a psychic. */
export async function findName(db: Database, psychicId: number): Promise<string> {
  const { name } = await db.selectFrom('psychics').select('name').where('id', '=', psychicId).executeTakeFirstOrThrow()
  return name
}

/** Transfers to a psychic that were made before a hold and that no bank has carried out yet, as the staff say. */
export const listUnderWay = (db: Database, siteId: number, psychicId: number) =>
  db
    .selectFrom('psychic_payouts as o')
    .innerJoin('payout_files as f', 'f.id', 'o.file_id')
    .select(['o.file_id as fileId', 'o.amount', 'f.sent_at as sentAt'])
    .where('o.psychic_id', '=', psychicId)
    .where('o.site_id', '=', siteId)
    .where('o.executed_at', 'is', null)
    .where('o.returned_at', 'is', null)
    .orderBy('o.file_id')
    .execute()
