import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { RoomChannel } from '../rooms/rules.ts'
import { isOpenTicket, ticketNow } from './queries.server.ts'

/** The clock of a desk: its instants are compared, and never shown as dates. */
const deskNow = (house: Date) => sql<Date>`room_time(${house}, 0)`

export interface DeskRow {
  closed: boolean
  /** Seconds that the psychic still asks for. */
  delay: number
  /** How often they asked since the last turn. */
  delays: number
}

export async function readDesk(db: Database, psychicId: number, house: Date): Promise<DeskRow> {
  const { rows } = await sql<DeskRow>`
    select closed, delays, coalesce(greatest(0, ceil(extract(epoch from delayed_until - ${deskNow(house)})))::int, 0) as delay
    from queue_desks where psychic_id = ${psychicId}`.execute(db)
  return rows[0] ?? { closed: false, delay: 0, delays: 0 }
}

export async function writeClosed(db: Database, psychicId: number, closed: boolean): Promise<void> {
  await db
    .insertInto('queue_desks')
    .values({ psychic_id: psychicId, closed })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet({ closed }))
    .execute()
}

export async function writeDelay(db: Database, psychicId: number, seconds: number, house: Date): Promise<void> {
  await sql`
    insert into queue_desks as d (psychic_id, delayed_until, delays)
    values (${psychicId}, ${deskNow(house)} + ${seconds} * interval '1 second', 1)
    on conflict (psychic_id) do update set delays = d.delays + 1,
      delayed_until = greatest(d.delayed_until, ${deskNow(house)}) + ${seconds} * interval '1 second'`.execute(db)
}

/** After a turn was given: what the psychic asked for before it is over. */
export async function clearDelay(db: Database, psychicId: number): Promise<void> {
  await db
    .updateTable('queue_desks')
    .set({ delayed_until: null, delays: 0 })
    .where('psychic_id', '=', psychicId)
    .execute()
}

export interface Queued {
  id: number
  clientId: number
  firstName: string
  channel: RoomChannel
  state: 'waiting' | 'called'
  /** Seconds since the ticket was taken. */
  waited: number
  /** Whether they began to add credit at their turn. */
  toppingUp: boolean
  /** Whether the two consulted before. */
  isReturning: boolean
}

/** Who waits for a psychic, in their order. */
export async function listQueued(db: Database, psychicId: number, house: Date): Promise<Queued[]> {
  const { rows } = await sql<Queued>`
    select t.id, t.client_id as "clientId", u.first_name as "firstName", t.channel, t.state,
      t.state = 'called' and t.topped_up as "toppingUp",
      extract(epoch from ${ticketNow(house)} - t.taken_at)::int as waited,
      exists (select from consultations c where c.client_id = t.client_id and c.psychic_id = t.psychic_id
        and c.status = 'ended') as "isReturning"
    from queue_tickets t join users u on u.id = t.client_id
    where t.psychic_id = ${psychicId} and ${isOpenTicket} order by t.id`.execute(db)
  return rows
}

/** The clients whose tickets are among the first of a queue. */
export async function firstClients(db: Database, psychicId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ clientId: number }>`
    select t.client_id as "clientId" from queue_tickets t
    where t.psychic_id = ${psychicId} and ${isOpenTicket} order by t.id limit ${limit}`.execute(db)
  return rows.map(({ clientId }) => clientId)
}

/** How long the last consultations occupied a psychic, or anybody; in seconds. */
export async function lastDurations(db: Database, psychicId: number | null, limit: number): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, extract(epoch from ended_at - requested_at))::int as seconds from consultations
    where status = 'ended' and accepted_at is not null and ended_at is not null
      and (${psychicId}::bigint is null or psychic_id = ${psychicId})
    order by id desc limit ${limit}`.execute(db)
  return rows.map(({ seconds }) => seconds)
}

export interface Standing {
  presence: 'here' | 'paused' | 'offline'
  channels: string[]
  isOccupied: boolean
  isDelayed: boolean
  /** Seconds since nobody can be called; 0 at the first look. */
  away: number
  /** Seconds in which no worker looked. */
  unswept: number
}

/** How a psychic stands towards those who wait, and records that a worker looked. */
export async function sweepDesk(db: Database, psychicId: number, house: Date): Promise<Standing> {
  const { rows } = await sql<Standing>`
    with now as (select ${deskNow(house)} as at),
    seen as (
      select p.id,
        case when coalesce(pr.lease_until <= app_now(), true) then 'offline'
          when cardinality(pr.channels) = 0 then 'paused' else 'here' end as presence,
        coalesce(pr.channels, '{}') as channels,
        psychic_is_occupied(p.id) as occupied
      from psychics p left join presences pr on pr.psychic_id = p.id where p.id = ${psychicId}),
    before as (select d.* from seen left join queue_desks d on d.psychic_id = seen.id),
    written as (
      insert into queue_desks as d (psychic_id, swept_at, away_since)
      select seen.id, now.at, case when seen.presence <> 'here' then now.at end from seen, now
      on conflict (psychic_id) do update set swept_at = excluded.swept_at,
        away_since = case when excluded.away_since is null then null else coalesce(d.away_since, excluded.away_since) end)
    select seen.presence,
      -- Nobody's turn runs out while the psychic is kept free for an appointment.
      case when seen.presence = 'here' and not exists (select from kept_free(seen.id)) then seen.channels else '{}' end as channels,
      seen.occupied as "isOccupied", coalesce(before.delayed_until > now.at, false) as "isDelayed",
      coalesce(extract(epoch from now.at - before.away_since), 0)::int as away,
      coalesce(extract(epoch from now.at - before.swept_at), 0)::int as unswept
    from seen, before, now`.execute(db)
  return one(rows)
}
