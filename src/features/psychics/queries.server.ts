import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { Gender } from './jobs.ts'
import type { Platform, PsychicStatus } from './rules.ts'

/** A psychic as one site lists it, with what is true of its presence at this moment. */
export interface PsychicRow {
  id: number
  slug: string
  name: string
  gender: Gender
  jobId: number
  isAutomaton: boolean
  isFavorite: boolean
  specialities: string[]
  pricePerMinute: number
  joinedAt: Date
  status: PsychicStatus
  platforms: Platform[]
  rating: number | null
  reviewCount: number
}

/** The one place that says what a psychic's presence means. `p` is a psychic, `pr` the presence or null. */
const alive = sql<boolean>`coalesce(pr.lease_until > app_now(), false)`
const status = sql<PsychicStatus>`case
  when not ${alive} then 'offline'
  when cardinality(pr.channels) = 0 then 'away'
  when exists (select 1 from consultations c where c.psychic_id = p.id
    and c.status in ('requested', 'accepted', 'running', 'paused')) then 'busy'
  else 'available' end`
const favorite = (userId: number) => sql<boolean>`exists (
  select 1 from favorite_psychics f where f.psychic_id = p.id and f.user_id = ${userId})`
const openChannels = sql<Platform[]>`case when ${alive} then pr.channels else '{}' end`
/** Whether a consultation by chat may be asked for now. */
export const freeOnChat = sql<boolean>`(${status} = 'available' and 'chat' = any(pr.channels))`

const listedOn = (db: Database, siteId: number) =>
  db
    .selectFrom('psychics as p')
    .innerJoin('psychic_listings as l', (join) => join.onRef('l.psychic_id', '=', 'p.id').on('l.site_id', '=', siteId))
    .leftJoin('presences as pr', 'pr.psychic_id', 'p.id')
    .leftJoin(
      (reviews) =>
        reviews
          .selectFrom('reviews')
          .select(['psychic_id', sql<number>`avg(rating)::float8`.as('average'), sql<number>`count(*)`.as('count')])
          .where('site_id', '=', siteId)
          .where('status', '=', 'published')
          .groupBy('psychic_id')
          .as('r'),
      (join) => join.onRef('r.psychic_id', '=', 'p.id'),
    )

/** Whose list is shown: a site's, as one person sees it; nobody has the id 0. */
export interface Viewer {
  siteId: number
  userId: number
}

const asRow = (db: Database, { siteId, userId }: Viewer) =>
  listedOn(db, siteId)
    .select([
      'p.id',
      'p.slug',
      'p.name',
      'p.gender',
      'p.job_id as jobId',
      'p.is_automaton as isAutomaton',
      'p.specialities',
      'l.price_per_minute as pricePerMinute',
      favorite(userId).as('isFavorite'),
      'p.joined_at as joinedAt',
      status.as('status'),
      openChannels.as('platforms'),
      'r.average as rating',
      sql<number>`coalesce(r.count, 0)`.as('reviewCount'),
    ])
    .$narrowType<{ gender: Gender }>()

export interface Filter {
  jobId?: number | undefined
  status?: PsychicStatus | undefined
  name?: string | undefined
  /** Integer cents by the minute. */
  priceAtMost?: number | undefined
  gender?: Gender | undefined
  isNew?: boolean | undefined
  /** The viewer's favourites only. */
  favorites?: boolean
  /** From when joining makes new. */
  newSince: Date
  /** Open now, one of them at least. */
  platforms?: readonly Platform[] | undefined
}

const plain = (text: ReturnType<typeof sql>) =>
  sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`

/** Every psychic of a site that passes the filter: who can be reached first, then as the site orders them. */
export async function listRows(db: Database, viewer: Viewer, filter: Filter): Promise<PsychicRow[]> {
  const { jobId, name, priceAtMost, gender, isNew, platforms } = filter
  return asRow(db, viewer)
    .$if(filter.favorites === true, (query) => query.where(favorite(viewer.userId), '=', true))
    .$if(jobId !== undefined, (query) => query.where('p.job_id', '=', jobId!))
    .$if(gender !== undefined, (query) => query.where('p.gender', '=', gender!))
    .$if(priceAtMost !== undefined, (query) => query.where('l.price_per_minute', '<=', priceAtMost!))
    .$if(isNew !== undefined, (query) => query.where('p.joined_at', isNew ? '>=' : '<', filter.newSince))
    .$if(filter.status !== undefined, (query) => query.where(status, '=', filter.status!))
    .$if(platforms !== undefined, (query) => query.where(sql<boolean>`${openChannels} && ${[...platforms!]}::text[]`))
    .$if(name !== undefined, (query) =>
      query.where(sql<boolean>`position(${plain(sql`${name}`)} in ${plain(sql`p.name`)}) > 0`),
    )
    .orderBy(sql`array_position('{available,busy,away,offline}', ${status})`)
    .orderBy('l.position')
    .orderBy('p.id')
    .execute()
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

/** Available psychics most like one of them: same job first, then as human as it is, then nearest in price. */
export async function listAlike(db: Database, viewer: Viewer, psychicId: number, count: number): Promise<PsychicRow[]> {
  return asRow(db, viewer)
    .innerJoin('psychics as o', (join) => join.on('o.id', '=', psychicId))
    .innerJoin('psychic_listings as ol', (join) =>
      join.onRef('ol.psychic_id', '=', 'o.id').on('ol.site_id', '=', viewer.siteId),
    )
    .where('p.id', '<>', psychicId)
    .where(status, '=', 'available')
    .orderBy(sql`p.job_id <> o.job_id`)
    .orderBy(sql`p.is_automaton <> o.is_automaton`)
    .orderBy(sql`abs(l.price_per_minute - ol.price_per_minute)`)
    .orderBy('l.position')
    .limit(count)
    .execute()
}

/** The prices by the minute of everyone whom a site lists, in cents. */
export async function listedPrices(db: Database, siteId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('psychic_listings')
    .select('price_per_minute')
    .where('site_id', '=', siteId)
    .execute()
  return rows.map((row) => row.price_per_minute)
}

export interface PresenceRow {
  id: number
  status: PsychicStatus
  platforms: Platform[]
}

/** The presence of every psychic of a site. */
export async function listPresences(db: Database, siteId: number): Promise<PresenceRow[]> {
  return db
    .selectFrom('psychics as p')
    .innerJoin('psychic_listings as l', 'l.psychic_id', 'p.id')
    .leftJoin('presences as pr', 'pr.psychic_id', 'p.id')
    .where('l.site_id', '=', siteId)
    .select(['p.id', status.as('status'), openChannels.as('platforms')])
    .execute()
}
