import { type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Psychics } from '../../../platform/database/generated.ts'
import type { Gender } from '../../consult/psychics/trades.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { State } from './rules.ts'

/** The psychics that a site lists, and those who applied to it. `base` is a psychic. */
export const ofSite = (siteId: number) => sql<SqlBool>`(
  exists (select 1 from psychic_listings s where s.psychic_id = base.id and s.site_id = ${siteId})
  or exists (select 1 from psychic_dossiers s where s.psychic_id = base.id and s.site_id = ${siteId}))`

/** Values of database enums. */
interface Words {
  state: State
  gender: Gender
}
export type PsychicOfSite = Omit<Selectable<Psychics>, keyof Words> & Words

const psychicsOf = (db: Database, siteId: number, id: number) =>
  db
    .selectFrom('psychics as base')
    .selectAll('base')
    .$narrowType<Words>()
    .where('base.id', '=', id)
    .where(ofSite(siteId))

export async function findPsychic(db: Database, siteId: number, id: number): Promise<PsychicOfSite | null> {
  return (await psychicsOf(db, siteId, id).executeTakeFirst()) ?? null
}

/** Locked until the transaction ends. */
export async function lockPsychic(db: StaffDatabase, siteId: number, id: number): Promise<PsychicOfSite | null> {
  return (await psychicsOf(db, siteId, id).forUpdate('base').executeTakeFirst()) ?? null
}

/** Slugs in use with the same beginning; blocks new ones until the transaction ends. */
export async function takenSlugs(db: Database, slug: string): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('addresses of psychics', 17))`.execute(db)
  const rows = await db.selectFrom('psychics').select('slug').where('slug', 'like', `${slug}%`).execute()
  return rows.map((row) => row.slug)
}

export interface ProfileTexts {
  name: string
  gender: Gender
  jobIds: number[]
  headline: string
  presentation: string[]
  method: string
  specialities: string[]
  offeredChannels: string[]
  practisingSince: number
}

const columnsOf = (texts: Partial<ProfileTexts>): Updateable<Psychics> => {
  const { jobIds, offeredChannels, practisingSince, ...alike } = texts
  return {
    ...alike,
    ...(jobIds === undefined ? {} : { job_ids: jobIds }),
    ...(offeredChannels === undefined ? {} : { offered_channels: offeredChannels }),
    ...(practisingSince === undefined ? {} : { practising_since: practisingSince }),
  }
}

/** By the staff, or by the applicant themselves. */
export async function insertApplicant(
  db: Database,
  siteId: number,
  given: ProfileTexts & { slug: string; email: string; emailKey: string; at: Date },
): Promise<number> {
  const { slug, email, emailKey, at, ...texts } = given
  const { id } = await db
    .insertInto('psychics')
    .values({ ...(columnsOf(texts) as Selectable<Psychics>), slug, state: 'received' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('psychic_dossiers')
    .values({ psychic_id: id, site_id: siteId, email, email_key: emailKey, received_at: at })
    .execute()
  return id
}

export async function writeProfile(db: StaffDatabase, id: number, texts: Partial<ProfileTexts>): Promise<void> {
  const columns = columnsOf(texts)
  if (Object.keys(columns).length === 0) return
  await db.updateTable('psychics').set(columns).where('id', '=', id).execute()
}

/** Closes channels that are no longer offered. */
export async function closeOtherChannels(db: StaffDatabase, id: number, offered: readonly string[]): Promise<void> {
  await sql`
    update presences set channels = array(select c from unnest(channels) c where c = any(${[...offered]}::text[]))
    where psychic_id = ${id}`.execute(db)
}

export async function writeState(db: StaffDatabase, id: number, state: State): Promise<void> {
  await db.updateTable('psychics').set({ state }).where('id', '=', id).execute()
}

export async function writeIdentityCheck(db: StaffDatabase, id: number, day: string | null): Promise<void> {
  await db.updateTable('psychics').set({ identity_checked_on: day }).where('id', '=', id).execute()
}

export interface Dossier {
  email: string
  email_key: string
  received_at: Date
}

export async function findDossier(db: Database, id: number): Promise<Dossier | null> {
  const row = await db
    .selectFrom('psychic_dossiers')
    .select(['email', 'email_key', 'received_at'])
    .where('psychic_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function writeAddress(db: StaffDatabase, id: number, email: string, emailKey: string): Promise<void> {
  await db.updateTable('psychic_dossiers').set({ email, email_key: emailKey }).where('psychic_id', '=', id).execute()
}

export async function insertTrial(
  db: StaffDatabase,
  trial: { psychicId: number; passed: boolean; note: string; at: Date; by: number },
): Promise<void> {
  const { psychicId, by, ...alike } = trial
  await db
    .insertInto('psychic_trials')
    .values({ ...alike, psychic_id: psychicId, by_id: by })
    .execute()
}

/** The latest first. */
export async function listTrials(db: Database, id: number) {
  return db
    .selectFrom('psychic_trials as t')
    .leftJoin('users as u', 'u.id', 't.by_id')
    .select(['t.passed', 't.note', 't.at', 'u.first_name as by', 't.by_id as byId'])
    .where('t.psychic_id', '=', id)
    .orderBy('t.id', 'desc')
    .execute()
}

/** Lists the psychic on the site, at the end of its own order, so that clients can consult them. */
export async function listOnSite(
  db: StaffDatabase,
  siteId: number,
  opened: { id: number; userId: number; pricePerMinute: number; by: number },
): Promise<void> {
  await db
    .updateTable('psychics')
    .set({ user_id: opened.userId, joined_at: sql<Date>`app_now()` })
    .where('id', '=', opened.id)
    .execute()
  await sql`
    insert into psychic_listings (psychic_id, site_id, price_per_minute, priced_by, position)
    select ${opened.id}, ${siteId}, ${opened.pricePerMinute}, ${opened.by}::bigint, coalesce(max(position), 0) + 1
    from psychic_listings where site_id = ${siteId}`.execute(db)
}

/** The present prices on a site, locked until the transaction ends; null if the site no longer lists the psychic. */
export async function lockPrices(
  db: StaffDatabase,
  siteId: number,
  id: number,
): Promise<{ perMinute: number; perAnswer: number | null } | null> {
  const row = await db
    .selectFrom('psychic_listings')
    .select(['price_per_minute as perMinute', 'price_per_answer as perAnswer'])
    .where('psychic_id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The database dates it and records the previous price. */
export async function writePrice(
  db: StaffDatabase,
  siteId: number,
  id: number,
  price: { pricePerMinute: number } | { pricePerAnswer: number },
  { by, reason }: { by: number; reason: string },
): Promise<void> {
  const set =
    'pricePerMinute' in price ? { price_per_minute: price.pricePerMinute } : { price_per_answer: price.pricePerAnswer }
  await db
    .updateTable('psychic_listings')
    .set({ ...set, priced_by: by, price_reason: reason })
    .where('psychic_id', '=', id)
    .where('site_id', '=', siteId)
    .execute()
}
