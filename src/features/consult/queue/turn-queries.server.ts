import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { isOpenTicket, ticketNow } from './queries.server.ts'
import type { Way } from './rules.ts'
import type { Waiting } from './turn.ts'

/** The psychics whom somebody waits for. */
export async function listWaitedFor(db: Database): Promise<number[]> {
  const { rows } = await sql<{ psychicId: number }>`
    select distinct t.psychic_id as "psychicId" from queue_tickets t where ${isOpenTicket} order by 1`.execute(db)
  return rows.map(({ psychicId }) => psychicId)
}

/** As lockQueue, without waiting. @returns false while somebody else has it */
export async function tryLockQueue(db: Database, psychicId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from psychics where id = ${psychicId} for no key update skip locked`.execute(db)
  return rows.length > 0
}

/** Gives back, to everybody who waits, time in which no worker looked. */
export async function giveBack(db: Database, psychicId: number, seconds: number, house: Date): Promise<void> {
  await sql`
    update queue_tickets t set
      heard_at = least(greatest(t.heard_at, ${ticketNow(house)}), t.heard_at + lost.time),
      until = t.until + least(lost.time, ${ticketNow(house)} - t.called_at)
    from (select ${seconds} * interval '1 second' as time) lost
    where t.psychic_id = ${psychicId} and ${isOpenTicket}`.execute(db)
}

/** The open tickets of a queue in their order. Those that are being changed meanwhile are waited for. */
export async function readWaiting(db: Database, psychicId: number, house: Date): Promise<Waiting[]> {
  const since = (at: unknown) => sql<number>`extract(epoch from ${ticketNow(house)} - ${at})::float8`
  const { rows } = await sql<Waiting>`
    select t.id, t.way, t.channel, t.state, ${since(sql`t.taken_at`)} as waited, ${since(sql`t.heard_at`)} as unheard,
      ${since(sql`t.called_at`)} as called, -${since(sql`t.until`)} as left,
      exists (select from consultations c where c.client_id = t.client_id
        and c.status in ('requested', 'accepted', 'running', 'paused')) as "isElsewhere"
    from queue_tickets t where t.psychic_id = ${psychicId} and ${isOpenTicket} order by t.id for update of t`.execute(
    db,
  )
  return rows
}

export async function markOver(
  db: Database,
  ids: readonly number[],
  state: 'lapsed' | 'dissolved',
  house: Date,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update queue_tickets t set state = ${state}, over_at = ${ticketNow(house)} where t.id = any(${ids}::bigint[])`.execute(
    db,
  )
}

export async function markCalled(db: Database, id: number, seconds: number, house: Date): Promise<void> {
  await sql`
    update queue_tickets t set state = 'called', topped_up = false, called_at = ${ticketNow(house)},
      until = ${ticketNow(house)} + ${seconds} * interval '1 second' where t.id = ${id}`.execute(db)
}

/**
 * Keeps the turns that came to a client on a site for so many seconds in all, once each, because they add credit.
 * @returns the psychics of those turns
 */
export async function keepTurns(
  db: Database,
  of: { clientId: number; siteId: number; seconds: number },
  house: Date,
): Promise<number[]> {
  const { rows } = await sql<{ psychicId: number }>`
    update queue_tickets t set topped_up = true,
      until = greatest(t.until, t.called_at + ${of.seconds} * interval '1 second')
    where t.client_id = ${of.clientId} and t.site_id = ${of.siteId} and t.state = 'called' and not t.topped_up
      and t.until > ${ticketNow(house)}
    returning t.psychic_id as "psychicId"`.execute(db)
  return rows.map(({ psychicId }) => psychicId)
}

/** Somebody called waits again at the same place; without `keepsTurn` they will be told again. */
export async function markWaiting(db: Database, { id, keepsTurn }: { id: number; keepsTurn: boolean }): Promise<void> {
  await sql`
    update queue_tickets t set state = 'waiting', called_at = case when ${keepsTurn} then t.called_at end,
      until = case when ${keepsTurn} then t.until end, heard_at = greatest(t.heard_at, coalesce(t.called_at, t.heard_at))
    where t.id = ${id}`.execute(db)
}

export interface Told {
  id: number
  siteId: number
  clientId: number
  psychicId: number
  way: Way
  wasCalled: boolean
  firstName: string
  /** null unless it is proved. */
  email: string | null
  phone: string | null
  name: string
  pricePerMinute: number | null
}

/** Whom some tickets belong to, and how to write to them. */
export async function listTold(db: Database, ids: readonly number[]): Promise<Told[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Told>`
    select t.id, t.called_at is not null as "wasCalled", t.site_id as "siteId", t.client_id as "clientId", t.psychic_id as "psychicId", t.way,
      u.first_name as "firstName", case when u.email_proved_at is not null then u.email end as email,
      ph.number as phone, p.name, l.price_per_minute as "pricePerMinute"
    from queue_tickets t
      join users u on u.id = t.client_id
      join psychics p on p.id = t.psychic_id
      left join phone_numbers ph on ph.user_id = u.id
      left join psychic_listings l on l.psychic_id = p.id and l.site_id = t.site_id
    where t.id = any(${ids}::bigint[]) order by t.id`.execute(db)
  return rows
}
