import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { POOL_LEASE, type PoolKind } from './rules.ts'

export interface PoolItem {
  kind: PoolKind
  /** The id in the kind's own table. */
  reference: number
  siteId: number
}

interface Waiting extends PoolItem {
  /** The only psychic who may take it; null for any of the site. */
  psychicId: number | null
  askedAt: Date
  dueAt: Date
}

/** A psychic's claim on an item. */
export interface Hold {
  kind: PoolKind
  reference: number
  psychicId: number
}

const lease = sql`app_now() + make_interval(secs => ${POOL_LEASE})`

/**
 * Whether an item is held. A hold that ends later than one taken now was taken before the clock was set back: it would
 * keep the item from everybody for as long as the clock went back.
 */
const isTaken = sql<boolean>`coalesce(taken_until > app_now() and taken_until <= ${lease}, false)`

/** Whether an item `i` may be taken by a psychic: of a site that lists them, addressed to nobody else, held by nobody. */
const isOpenTo = (psychicId: number): RawBuilder<boolean> => sql`(
  not ${isTaken} and (i.psychic_id is null or i.psychic_id = ${psychicId})
  and exists (select from psychics p join psychic_listings l on l.psychic_id = p.id
    where p.id = ${psychicId} and p.state = 'live' and l.site_id = i.site_id))`

export async function putInPool(db: Database, item: Waiting): Promise<void> {
  await db
    .insertInto('pool_items')
    .values({
      kind: item.kind,
      reference: item.reference,
      site_id: item.siteId,
      psychic_id: item.psychicId,
      asked_at: item.askedAt,
      due_at: item.dueAt,
    })
    .execute()
}

/**
 * Takes an item, or the oldest of its kind, for a psychic; inside a transaction. Items that another psychic is taking
 * are skipped. Null if there is none, or the psychic already holds another item.
 */
export async function takeFromPool(
  db: Database,
  { kind, psychicId, reference = null }: { kind: PoolKind; psychicId: number; reference?: number | null },
): Promise<PoolItem | null> {
  await sql`select pg_advisory_xact_lock(390, hashint8(${psychicId}))`.execute(db)
  const held = await heldBy(db, psychicId)
  if (held) return held.kind === kind && (reference === null || reference === held.reference) ? held : null
  await sql`update pool_items set taken_by = null, taken_until = null where taken_by = ${psychicId}`.execute(db)
  const { rows } = await sql<PoolItem>`
    with next as (
      select i.kind, i.reference from pool_items i
      where i.kind = ${kind} and (${reference}::bigint is null or i.reference = ${reference}) and ${isOpenTo(psychicId)}
      order by i.asked_at, i.reference limit 1 for update of i skip locked
    )
    update pool_items i set taken_by = ${psychicId}, taken_until = ${lease}
    from next where i.kind = next.kind and i.reference = next.reference
    returning i.kind, i.reference, i.site_id as "siteId"`.execute(db)
  return rows[0] ?? null
}

/** The item that a psychic holds now. */
export async function heldBy(db: Database, psychicId: number): Promise<(PoolItem & { until: Date }) | null> {
  const { rows } = await sql<PoolItem & { until: Date }>`
    select kind, reference, site_id as "siteId", taken_until as until from pool_items
    where taken_by = ${psychicId} and ${isTaken}`.execute(db)
  return rows[0] ?? null
}

/**
 * Extends a hold to its full length. False if it lapsed, even if nobody else has taken the item, or once the answer is
 * due: nobody keeps an item for ever.
 */
export async function renewHold(db: Database, hold: Hold): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update pool_items set taken_until = ${lease} where ${isHeld(hold)} and due_at > app_now()`.execute(db)
  return numAffectedRows === 1n
}

/** Lets others take the item; does nothing if the hold lapsed. */
export async function giveBack(db: Database, hold: Hold): Promise<void> {
  await sql`update pool_items set taken_by = null, taken_until = null where ${isHeld(hold)}`.execute(db)
}

/** Removes an answered item; false if the hold lapsed. Of two answers sent at once one is true. */
export async function finishItem(db: Database, hold: Hold): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from pool_items where ${isHeld(hold)}`.execute(db)
  return numAffectedRows === 1n
}

const isHeld = ({ kind, reference, psychicId }: Hold): RawBuilder<boolean> =>
  sql`kind = ${kind} and reference = ${reference} and taken_by = ${psychicId} and ${isTaken}`

/** The items of a kind that a psychic may take, oldest first. */
export async function openItems(
  db: Database,
  { kind, psychicId, limit }: { kind: PoolKind; psychicId: number; limit: number },
): Promise<(PoolItem & { askedAt: Date; dueAt: Date })[]> {
  const { rows } = await sql<PoolItem & { askedAt: Date; dueAt: Date }>`
    select kind, reference, site_id as "siteId", asked_at as "askedAt", due_at as "dueAt" from pool_items i
    where kind = ${kind} and ${isOpenTo(psychicId)} order by asked_at, reference limit ${limit}`.execute(db)
  return rows
}

export async function countOpen(db: Database, kind: PoolKind, psychicId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pool_items i where kind = ${kind} and ${isOpenTo(psychicId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Removes items that nobody answered in time, oldest first; those held now are left to their psychic. */
export async function takeOverdue(db: Database, kind: PoolKind, limit: number): Promise<PoolItem[]> {
  const { rows } = await sql<PoolItem>`
    delete from pool_items where (kind, reference) in (
      select kind, reference from pool_items
      where kind = ${kind} and due_at <= app_now() and not ${isTaken}
      order by due_at limit ${limit} for update skip locked)
    returning kind, reference, site_id as "siteId"`.execute(db)
  return rows
}
