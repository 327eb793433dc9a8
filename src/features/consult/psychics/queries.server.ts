import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { NOBODY } from '../../house/visit/access.ts'
import type { Hours } from '../hours/coming-week.server.ts'
import { isKeptFromOthers } from '../kept-free/kept-free.server.ts'
import { consultable, type Platform, type PsychicStatus } from './rules.ts'
import type { Gender } from './trades.ts'

/** A psychic as one site lists them, with their presence at this moment. */
export interface PsychicRow {
  id: number
  slug: string
  name: string
  gender: Gender
  /** The main one first. */
  jobIds: number[]
  isAutomaton: boolean
  isFavorite: boolean
  specialities: string[]
  pricePerMinute: number
  joinedAt: Date
  status: PsychicStatus
  platforms: Platform[]
  rating: number | null
  reviewCount: number
  /** Name of the stored pictures. */
  portraitHash: string | null
  /** When one who is absent comes back; left out where it was not asked for. */
  back?: Hours['back']
}

/** The only definition of a psychic's presence. `p` is a psychic, `pr` the presence or null. */
const alive = sql<boolean>`coalesce(pr.lease_until > app_now(), false)`
/** The channels that a psychic opened and the site supports, in the psychic's order. */
const carried = (channels: readonly Platform[]) => sql<Platform[]>`array(
  select channel from unnest(pr.channels) with ordinality as opened(channel, place)
  where channel = any(${[...channels]}::text[]) order by place)`
/** Whether others wait for the psychic, unless it is the turn or the appointment of `userId`: nobody overtakes them. */
const awaited = (userId: number) => sql<boolean>`(
  exists (select 1 from queue_tickets t where t.psychic_id = p.id and t.state in ('waiting', 'called')
    and t.channel = any(pr.channels))
  and not exists (select 1 from queue_tickets t where t.psychic_id = p.id and t.state = 'called'
    and t.client_id = ${userId})
  and not exists (select from kept_free(p.id) k where k.client_id = ${userId}))`
const status = (channels: readonly Platform[], userId: number) => sql<PsychicStatus>`case
  when not ${alive} then 'offline'
  when cardinality(${carried(channels)}) = 0 then 'away'
  when psychic_is_occupied(p.id) or ${isKeptFromOthers(userId)} or ${awaited(userId)} then 'busy'
  else 'available' end`
const favorite = (userId: number) => sql<boolean>`exists (
  select 1 from favorite_psychics f where f.psychic_id = p.id and f.user_id = ${userId})`
/** Questions by text message need no presence: they are answered within a day. `l` is the listing. */
const openChannels = (channels: readonly Platform[]) => sql<
  Platform[]
>`case when ${alive} then ${carried(channels)} else '{}' end
  || case when l.price_per_answer is not null and answers_texts(p) then '{sms}'::text[] else '{}' end`
/** Whether a consultation by chat may be requested now. */
export const freeOnChat = sql<boolean>`(${status(consultable, NOBODY)} = 'available' and 'chat' = any(pr.channels))`

/** Psychics whom clients may consult: neither still applying nor paused. */
const listedOn = (db: Database, siteId: number) =>
  db
    .selectFrom('psychics as p')
    .innerJoin('psychic_listings as l', (join) => join.onRef('l.psychic_id', '=', 'p.id').on('l.site_id', '=', siteId))
    .leftJoin('presences as pr', 'pr.psychic_id', 'p.id')
    .leftJoin('psychic_ratings as r', (join) => join.onRef('r.psychic_id', '=', 'p.id').on('r.site_id', '=', siteId))
    .leftJoin('portraits as po', 'po.psychic_id', 'p.id')
    .where('p.state', '=', 'live')

/** The viewer of a site's list. */
export interface Viewer {
  siteId: number
  userId: number
  /** The channels that the site supports. */
  channels: readonly Platform[]
}

const asRow = (db: Database, { siteId, userId, channels }: Viewer) =>
  listedOn(db, siteId)
    .select([
      'p.id',
      'p.slug',
      'p.name',
      'p.gender',
      'p.job_ids as jobIds',
      'p.is_automaton as isAutomaton',
      'p.specialities',
      'l.price_per_minute as pricePerMinute',
      favorite(userId).as('isFavorite'),
      'p.joined_at as joinedAt',
      status(channels, userId).as('status'),
      openChannels(channels).as('platforms'),
      sql<number | null>`r.stars::float8 / nullif(r.reviews, 0)`.as('rating'),
      sql<number>`coalesce(r.reviews, 0)`.as('reviewCount'),
      'po.hash as portraitHash',
    ])
    .$narrowType<{ gender: Gender }>()

/** Every psychic of a site, for any viewer: easiest to reach first, then in the site's order. */
export async function listRows(db: Database, of: Omit<Viewer, 'userId'>): Promise<PsychicRow[]> {
  return asRow(db, { ...of, userId: NOBODY })
    .orderBy(sql`array_position('{available,busy,away,offline}', ${status(of.channels, NOBODY)})`)
    .orderBy('l.position')
    .orderBy('p.id')
    .execute()
}

export async function listFavoriteIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorite_psychics')
    .select('psychic_id')
    .where('user_id', '=', userId)
    .orderBy('psychic_id')
    .execute()
  return rows.map((row) => row.psychic_id)
}

export async function findRow(
  db: Database,
  viewer: Viewer,
  by: { id: number } | { slug: string },
): Promise<PsychicRow | null> {
  const rows = asRow(db, viewer)
  const found = 'id' in by ? rows.where('p.id', '=', by.id) : rows.where('p.slug', '=', by.slug)
  return (await found.executeTakeFirst()) ?? null
}

/**
 * Available psychics most similar to one of them: a shared job first, then whether both are human, then the nearest
 * price.
 */
export async function listAlike(db: Database, viewer: Viewer, psychicId: number, count: number): Promise<PsychicRow[]> {
  return asRow(db, viewer)
    .innerJoin('psychics as o', (join) => join.on('o.id', '=', psychicId))
    .innerJoin('psychic_listings as ol', (join) =>
      join.onRef('ol.psychic_id', '=', 'o.id').on('ol.site_id', '=', viewer.siteId),
    )
    .where('p.id', '<>', psychicId)
    .where(status(viewer.channels, viewer.userId), '=', 'available')
    .orderBy(sql`not p.job_ids && o.job_ids`)
    .orderBy(sql`p.is_automaton <> o.is_automaton`)
    .orderBy(sql`abs(l.price_per_minute - ol.price_per_minute)`)
    .orderBy('l.position')
    .limit(count)
    .execute()
}

/** The prices per minute of everyone whom a site lists, in cents. */
export async function listedPrices(db: Database, siteId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('psychic_listings as l')
    .innerJoin('psychics as p', 'p.id', 'l.psychic_id')
    .select('l.price_per_minute')
    .where('l.site_id', '=', siteId)
    .where('p.state', '=', 'live')
    .execute()
  return rows.map((row) => row.price_per_minute)
}
