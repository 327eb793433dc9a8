import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { type News, toldBefore } from './rules.ts'

export interface Registration {
  id: number
  siteId: number
  entryId: number
  email: string
  emailKey: string
  confirmedAt: Date | null
}

const columns = [
  'id',
  'site_id as siteId',
  'entry_id as entryId',
  'email',
  'email_key as emailKey',
  'confirmed_at as confirmedAt',
] as const

/** How many places of each are taken: those that were confirmed. */
export async function countPlaces(db: Database, entryIds: readonly number[]): Promise<Map<number, number>> {
  if (entryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('webinar_registrations')
    .select(['entry_id', ({ fn }) => fn.countAll<number>().as('taken')])
    .where('entry_id', 'in', entryIds)
    .where('confirmed_at', 'is not', null)
    .groupBy('entry_id')
    .execute()
  return new Map(rows.map(({ entry_id, taken }) => [entry_id, Number(taken)]))
}

interface StoredWebinar {
  status: string
  data: unknown
}

/** A webinar as it is now, locked: its places are given one after another. */
export async function lockWebinar(db: Database, entryId: number): Promise<StoredWebinar | null> {
  const row = await db
    .selectFrom('content_entries')
    .select(['status', 'data'])
    .where('id', '=', entryId)
    .where('kind', '=', 'webinar')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findByAddress(db: Database, entryId: number, emailKey: string): Promise<Registration | null> {
  const row = await db
    .selectFrom('webinar_registrations')
    .select(columns)
    .where('entry_id', '=', entryId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row ?? null
}

export async function findById(db: Database, siteId: number, id: number): Promise<Registration | null> {
  const row = await db
    .selectFrom('webinar_registrations')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The confirmed places of an address on a site. */
export async function listByAddress(db: Database, siteId: number, emailKey: string) {
  return db
    .selectFrom('webinar_registrations as r')
    .innerJoin('content_entries as e', 'e.id', 'r.entry_id')
    .select(['r.id', 'r.email_key as emailKey', 'e.address as slug'])
    .where('r.site_id', '=', siteId)
    .where('r.email_key', '=', emailKey)
    .where('r.confirmed_at', 'is not', null)
    .execute()
}

interface Asked {
  siteId: number
  entryId: number
  email: string
  emailKey: string
  at: Date
  isConfirmed: boolean
  agreedText: string
  addressHash: Buffer
  startsAt: Date
}

/** Records that an address asks for a place; one that is confirmed remains so: a stranger may be asking. */
export async function upsertAsked(db: Database, asked: Asked): Promise<number> {
  const confirmed = asked.isConfirmed ? asked.at : null
  const row = await db
    .insertInto('webinar_registrations')
    .values({
      site_id: asked.siteId,
      entry_id: asked.entryId,
      email: asked.email,
      email_key: asked.emailKey,
      asked_at: asked.at,
      confirmed_at: confirmed,
      agreed_text: asked.agreedText,
      address_hash: asked.addressHash,
      told_starts_at: asked.startsAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'email_key']).doUpdateSet((row) => ({
        asked_at: asked.at,
        confirmed_at: row.fn.coalesce(
          'webinar_registrations.confirmed_at',
          sql<Date | null>`${confirmed}::timestamptz`,
        ),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A person who confirms has read the current beginning. */
export async function markConfirmed(db: Database, id: number, at: Date, startsAt: Date): Promise<void> {
  await db
    .updateTable('webinar_registrations')
    .set({ confirmed_at: at, told_starts_at: startsAt })
    .where('id', '=', id)
    .execute()
}

export async function deleteRegistration(db: Database, id: number): Promise<void> {
  await db.deleteFrom('webinar_registrations').where('id', '=', id).execute()
}

export interface Announced extends StoredWebinar {
  id: number
  siteId: number
  slug: string
}

/** Webinars that somebody has a place in. */
export async function listAnnounced(db: Database): Promise<Announced[]> {
  return db
    .selectFrom('content_entries')
    .select(['id', 'site_id as siteId', 'address as slug', 'status', 'data'])
    .where('id', 'in', (of) =>
      of.selectFrom('webinar_registrations').select('entry_id').where('confirmed_at', 'is not', null),
    )
    .orderBy('id')
    .execute()
}

const whom = {
  off: () => sql`told_off_at is null`,
  moved: (startsAt: Date) => sql`(told_starts_at <> ${startsAt} or told_off_at is not null)`,
  hour: (startsAt: Date) => sql`told_hour_at is null and confirmed_at <= ${toldBefore(startsAt, 'hour')}`,
  day: (startsAt: Date) => sql`told_day_at is null and confirmed_at <= ${toldBefore(startsAt, 'day')}`,
  replay: () => sql`told_replay_at is null`,
} as const satisfies Record<News, (startsAt: Date) => unknown>

const noted = {
  off: (now: Date) => sql`told_off_at = ${now}`,
  // A reminder of the new day may be due, unless it would only say again what this mail says.
  moved: (now: Date, startsAt: Date) => sql`told_starts_at = ${startsAt}, told_off_at = null,
    told_day_at = case when ${now}::timestamptz >= ${toldBefore(startsAt, 'day')}::timestamptz then ${now}::timestamptz end,
    told_hour_at = case when ${now}::timestamptz >= ${toldBefore(startsAt, 'hour')}::timestamptz then ${now}::timestamptz end`,
  hour: (now: Date) => sql`told_hour_at = ${now}`,
  day: (now: Date) => sql`told_day_at = ${now}`,
  replay: (now: Date) => sql`told_replay_at = ${now}`,
} as const satisfies Record<News, (now: Date, startsAt: Date) => unknown>

/** Marks at most a number of people as told, and returns them; nobody is returned twice. */
export async function claimNews(
  db: Database,
  news: News,
  of: { entryId: number; startsAt: Date; now: Date; most: number },
): Promise<{ id: number; email: string; emailKey: string }[]> {
  const { entryId, startsAt, now, most } = of
  const { rows } = await sql<{ id: number; email: string; emailKey: string }>`
    update webinar_registrations set ${noted[news](now, startsAt)} where id in (
      select id from webinar_registrations where entry_id = ${entryId} and confirmed_at is not null
        and ${whom[news](startsAt)} order by id limit ${most} for update skip locked)
    returning id, email, email_key as "emailKey"`.execute(db)
  return rows
}

/** Deletes what was never confirmed, and the registrations of webinars that are long over. */
export async function forgetRegistrations(db: Database, of: { unconfirmed: Date; begunBefore: Date }): Promise<void> {
  await sql`delete from webinar_registrations r using content_entries e where e.id = r.entry_id
    and ((r.confirmed_at is null and r.asked_at < ${of.unconfirmed})
      or (e.data->>'startsAt')::timestamptz < ${of.begunBefore})`.execute(db)
}
