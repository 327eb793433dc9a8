import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** Seconds that a presence lasts without being renewed. */
export const PRESENCE_LEASE = 60

/** Sets a psychic present on channels, or away if there are none. */
export async function writePresence(db: Database, psychicId: number, channels: readonly string[]): Promise<void> {
  await sql`
    insert into presences as p (psychic_id, channels, lease_until, missed)
    values (${psychicId}, ${[...channels]}::text[], app_now() + ${PRESENCE_LEASE} * interval '1 second', 0)
    on conflict (psychic_id) do update set channels = excluded.channels, lease_until = excluded.lease_until, missed = 0,
      since = case when p.lease_until > app_now() and p.channels = excluded.channels then p.since else app_now() end
  `.execute(db)
}

export async function endPresence(db: Database, psychicId: number): Promise<void> {
  await sql`update presences set channels = '{}', lease_until = app_now(), since = app_now()
    where psychic_id = ${psychicId} and lease_until > app_now()`.execute(db)
}

/** Since when a psychic is as they are; a lease that ran out ended their presence. Null if they never were present. */
export async function presentSince(db: Database, psychicId: number): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`
    select case when lease_until > app_now() then since else greatest(since, lease_until) end as since
    from presences where psychic_id = ${psychicId}`.execute(db)
  return rows[0]?.since ?? null
}

/** Renews leases that are still alive: only the psychic can renew one that has ended. */
export async function renewPresences(db: Database, psychicIds: readonly number[]): Promise<void> {
  if (psychicIds.length === 0) return
  await sql`
    update presences set lease_until = app_now() + ${PRESENCE_LEASE} * interval '1 second'
    where psychic_id = any(${psychicIds}::bigint[]) and lease_until > app_now()`.execute(db)
}

export interface Presence {
  channels: string[]
  alive: boolean
}

export async function readPresence(db: Database, psychicId: number): Promise<Presence> {
  const { rows } = await sql<Presence>`
    select channels, lease_until > app_now() as alive from presences where psychic_id = ${psychicId}`.execute(db)
  return rows[0] ?? { channels: [], alive: false }
}

/**
 * Automated psychics are always present, on these channels, and in web calls where they offer them: the program renews
 * their leases.
 */
export async function keepAutomataPresent(db: Database, channels: readonly string[]): Promise<void> {
  await sql`
    insert into presences (psychic_id, channels, lease_until)
    select id, ${[...channels]}::text[] || array(select unnest(offered_channels) intersect select 'web-call'), app_now() + ${PRESENCE_LEASE * 2} * interval '1 second' from psychics where is_automaton and state = 'live'
    on conflict (psychic_id) do update set channels = excluded.channels, lease_until = excluded.lease_until
  `.execute(db)
}

export async function clearMisses(db: Database, psychicId: number): Promise<void> {
  await db.updateTable('presences').set({ missed: 0 }).where('psychic_id', '=', psychicId).execute()
}

/** Counts a missed request; at the limit the psychic goes offline, which it returns. */
export async function countMiss(db: Database, psychicId: number, limit: number): Promise<boolean> {
  const { rows } = await sql<{ missed: number }>`
    update presences set
      missed = case when missed + 1 >= ${limit} then 0 else missed + 1 end,
      channels = case when missed + 1 >= ${limit} then '{}' else channels end,
      since = case when missed + 1 >= ${limit} then app_now() else since end,
      lease_until = case when missed + 1 >= ${limit} then app_now() else lease_until end
    where psychic_id = ${psychicId} returning missed`.execute(db)
  return rows[0]?.missed === 0
}

/** The channels that a psychic offers, and whether they may be consulted at all. */
export async function readOffer(db: Database, psychicId: number): Promise<{ channels: string[]; isLive: boolean }> {
  return db
    .selectFrom('psychics')
    .select((eb) => ['offered_channels as channels', eb('state', '=', 'live').$castTo<boolean>().as('isLive')])
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
}
