import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import type { RoomChannel } from '../rooms/rules.ts'
import { OVER_SHOWN, type TicketState, type Way } from './rules.ts'

/** The present instant of a ticket `t`. */
export const ticketNow = (house: Date) => sql<Date>`room_time(${house}, t.clock_base_ms)`
export const isOpenTicket = sql<boolean>`t.state in ('waiting', 'called')`

/** What asks for a psychic, and what gives turns, waits for this lock: so there is one order. */
export async function lockQueue(db: Database, psychicId: number): Promise<void> {
  await sql`select id from psychics where id = ${psychicId} for no key update`.execute(db)
}

export interface NewTicket {
  siteId: number
  clientId: number
  psychicId: number
  channel: RoomChannel
  way: Way
  announced: { from: number; to: number | null } | null
}

export async function insertTicket(db: Database, ticket: NewTicket, house: Date): Promise<void> {
  const now = sql<Date>`room_time(${house}, clock_skew_ms())`
  await db
    .insertInto('queue_tickets')
    .values({
      site_id: ticket.siteId,
      client_id: ticket.clientId,
      psychic_id: ticket.psychicId,
      channel: ticket.channel,
      way: ticket.way,
      taken_at: now,
      heard_at: now,
      announced_from: ticket.announced?.from ?? null,
      announced_to: ticket.announced?.to ?? null,
    })
    .execute()
}

/** How a client's tickets stand before another is taken; `missed` are turns with this psychic within the hour. */
export async function countTickets(
  db: Database,
  { clientId, psychicId }: { clientId: number; psychicId: number },
  house: Date,
): Promise<{ open: number; isWaiting: boolean; missed: number; ahead: number }> {
  const { rows } = await sql<{ open: number; isWaiting: boolean; missed: number; ahead: number }>`
    select count(*) filter (where ${isOpenTicket} and t.client_id = ${clientId})::int as open,
      coalesce(bool_or(${isOpenTicket} and t.client_id = ${clientId} and t.psychic_id = ${psychicId}), false) as "isWaiting",
      count(*) filter (where t.state = 'lapsed' and t.called_at is not null and t.client_id = ${clientId}
        and t.psychic_id = ${psychicId} and t.over_at > ${ticketNow(house)} - ${HOUR_SECONDS} * interval '1 second')::int as missed,
      count(*) filter (where ${isOpenTicket} and t.psychic_id = ${psychicId})::int as ahead
    from queue_tickets t
    where t.client_id = ${clientId} or (t.psychic_id = ${psychicId} and ${isOpenTicket})`.execute(db)
  return one(rows)
}

export async function countOpen(db: Database, psychicId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from queue_tickets t where t.psychic_id = ${psychicId} and ${isOpenTicket}`.execute(
    db,
  )
  return one(rows).count
}

/** Changes how a client waits; a turn that has come stays as it is. */
export async function changeTicket(
  db: Database,
  ticket: { clientId: number; psychicId: number; channel: RoomChannel; way: Way },
): Promise<void> {
  await db
    .updateTable('queue_tickets')
    .set({ channel: ticket.channel, way: ticket.way })
    .where('client_id', '=', ticket.clientId)
    .where('psychic_id', '=', ticket.psychicId)
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * A page of the client is open: their places are kept. A turn told by a message, which somebody else has passed since,
 * is over: its client now waits on the page, at the same place.
 */
export async function hearTickets(db: Database, clientId: number, house: Date): Promise<void> {
  await sql`
    with own as (
      select t.id from queue_tickets t where t.client_id = ${clientId} and ${isOpenTicket} order by t.id for update)
    update queue_tickets t set heard_at = greatest(t.heard_at, ${ticketNow(house)}),
      way = case when t.state = 'waiting' and t.until is not null then 'page' else t.way end,
      until = case when t.state = 'waiting' then null else t.until end
    from own where t.id = own.id`.execute(db)
}

/**
 * Ends a client's open tickets, all or for one psychic.
 * @returns the psychics who were waited for
 */
export async function endTickets(
  db: Database,
  of: { clientId: number; psychicId?: number; requestId?: number },
  state: 'left' | 'entered',
  house: Date,
): Promise<number[]> {
  const { rows } = await sql<{ psychicId: number }>`
    with own as (
      select t.id from queue_tickets t where t.client_id = ${of.clientId} and ${isOpenTicket}
        and (${of.psychicId ?? null}::bigint is null or t.psychic_id = ${of.psychicId ?? null}) order by t.id for update)
    update queue_tickets t set state = ${state}, over_at = ${ticketNow(house)},
      consultation_id = ${of.requestId ?? null} from own where t.id = own.id
    returning t.psychic_id as "psychicId"`.execute(db)
  return rows.map(({ psychicId }) => psychicId)
}

/**
 * Gives back the ticket that a request used. If the psychic missed the request, the ticket has its place again and waits
 * for a new call; if the client cancelled it, the ticket has what was left of its turn, once.
 * @returns whether there was one
 */
export async function reopenTicket(
  db: Database,
  requestId: number,
  how: 'missed' | 'cancelled',
  house: Date,
): Promise<boolean> {
  const isBack = how === 'cancelled'
  const inRequest = sql`(${ticketNow(house)} - t.over_at)`
  const { numAffectedRows } = await sql`
    update queue_tickets t set over_at = null, consultation_id = null, heard_at = ${ticketNow(house)},
      was_returned = t.was_returned or ${isBack},
      state = case when ${isBack} and t.until is not null and not exists (select from queue_tickets other
        where other.psychic_id = t.psychic_id and other.state = 'called') then 'called' else 'waiting' end,
      called_at = case when ${isBack} then t.called_at + ${inRequest} end,
      until = case when ${isBack} then t.until + ${inRequest} end
    where t.consultation_id = ${requestId} and t.state = 'entered' and not (${isBack} and t.was_returned)
      and not exists (select from queue_tickets again where again.client_id = t.client_id
        and again.psychic_id = t.psychic_id and again.state in ('waiting', 'called'))`.execute(db)
  return numAffectedRows === 1n
}

export interface TicketRow {
  id: number
  psychicId: number
  slug: string
  name: string
  channel: RoomChannel
  way: Way
  state: Extract<TicketState, 'waiting' | 'called' | 'lapsed' | 'dissolved'>
  place: number
  /** Seconds since it was taken. */
  waited: number
  /** Seconds until its turn ends; null unless it was told. */
  left: number | null
  wasCalled: boolean
  presence: 'here' | 'paused' | 'offline'
  /** Whether the psychic opened the ticket's channel. */
  isChannelOpen: boolean
  /** Seconds that the psychic asked for. */
  delay: number
}

/** A client's open tickets, and those that ended by themselves within the last minutes. */
export async function listTickets(db: Database, clientId: number, house: Date): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select t.id, t.psychic_id as "psychicId", p.slug, p.name, t.channel, t.way, t.state,
      (select count(*)::int from queue_tickets b where b.psychic_id = t.psychic_id and b.id <= t.id
        and b.state in ('waiting', 'called')) as place,
      extract(epoch from ${ticketNow(house)} - t.taken_at)::int as waited,
      ceil(extract(epoch from t.until - ${ticketNow(house)}))::int as left,
      t.called_at is not null as "wasCalled",
      case when coalesce(pr.lease_until <= app_now(), true) then 'offline'
        when cardinality(pr.channels) = 0 then 'paused' else 'here' end as presence,
      coalesce(t.channel = any(pr.channels), false) as "isChannelOpen",
      coalesce(greatest(0, ceil(extract(epoch from d.delayed_until - room_time(${house}, 0))))::int, 0) as delay
    from queue_tickets t
      join psychics p on p.id = t.psychic_id
      left join presences pr on pr.psychic_id = p.id
      left join queue_desks d on d.psychic_id = p.id
    where t.client_id = ${clientId} and (${isOpenTicket} or (
      t.state in ('lapsed', 'dissolved') and t.over_at > ${ticketNow(house)} - ${OVER_SHOWN} * interval '1 second'
      and not exists (select from queue_tickets later where later.client_id = t.client_id
        and later.psychic_id = t.psychic_id and later.id > t.id)))
    order by t.id`.execute(db)
  return rows
}
