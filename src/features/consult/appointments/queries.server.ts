import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { Opening } from '../hours/openings.server.ts'
import type { RoomChannel } from '../rooms/rules.ts'
import type { Mode, State } from './rules.ts'

export interface Appointment {
  id: number
  siteId: number
  clientId: number
  clientFirstName: string
  /** Proved; null otherwise. */
  clientEmail: string | null
  /** A proved mobile number, if the client chose texts. */
  clientPhone: string | null
  psychicId: number
  psychicUserId: number | null
  psychicName: string
  psychicSlug: string
  psychicEmail: string | null
  /** Where the psychic's account is. */
  psychicSiteId: number | null
  isAutomaton: boolean
  channel: RoomChannel
  startsAt: Date
  endsAt: Date
  state: State
  pricePerMinute: number
  bookedAt: Date
  answerBy: Date
  endedBy: 'client' | 'psychic' | 'house' | null
  why: 'pause' | 'profile' | 'account' | null
  late: boolean
  consultationId: number | null
  clientCameAt: Date | null
  psychicCameAt: Date | null
  sequence: number
}

const appointments = (db: Database) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('users as u', 'u.id', 'a.client_id')
    .innerJoin('psychics as p', 'p.id', 'a.psychic_id')
    .leftJoin('users as w', 'w.id', 'p.user_id')
    .leftJoin('phone_numbers as n', 'n.user_id', 'u.id')
    .select(['a.id', 'a.site_id as siteId', 'a.client_id as clientId', 'u.first_name as clientFirstName'])
    .select(sql<string | null>`case when u.email_proved_at is not null then u.email end`.as('clientEmail'))
    .select(sql<string | null>`case when u.chosen_contact = 'sms' then n.number end`.as('clientPhone'))
    .select(['a.psychic_id as psychicId', 'p.user_id as psychicUserId', 'p.name as psychicName'])
    .select(['p.slug as psychicSlug', 'w.email as psychicEmail', 'w.site_id as psychicSiteId'])
    .select(['p.is_automaton as isAutomaton', 'a.channel', 'a.starts_at as startsAt', 'a.ends_at as endsAt', 'a.state'])
    .select(['a.price_per_minute as pricePerMinute', 'a.booked_at as bookedAt', 'a.answer_by as answerBy'])
    .select(['a.ended_by as endedBy', 'a.why', 'a.late', 'a.consultation_id as consultationId', 'a.sequence'])
    .select(['a.client_came_at as clientCameAt', 'a.psychic_came_at as psychicCameAt'])
    .$narrowType<Appointment>()

export async function findAppointment(db: Database, id: number): Promise<Appointment | null> {
  return (await appointments(db).where('a.id', '=', id).executeTakeFirst()) ?? null
}

/** Locks an appointment for a change. */
export async function lockAppointment(db: Database, id: number): Promise<Appointment | null> {
  return (await appointments(db).where('a.id', '=', id).forNoKeyUpdate('a').executeTakeFirst()) ?? null
}

/** Locks it unless another node has; for work that is repeated. */
export async function lockIfFree(db: Database, id: number): Promise<Appointment | null> {
  return (await appointments(db).where('a.id', '=', id).forNoKeyUpdate('a').skipLocked().executeTakeFirst()) ?? null
}

type Whose = { clientId: number } | { psychicId: number }

/** Those to come, the next first. */
export async function listOpen(db: Database, of: Whose): Promise<Appointment[]> {
  return appointments(db)
    .where('a.state', 'in', ['asked', 'confirmed'])
    .where((is) => ('clientId' in of ? is('a.client_id', '=', of.clientId) : is('a.psychic_id', '=', of.psychicId)))
    .orderBy('a.starts_at')
    .limit(200)
    .execute()
}

/** Those that are over, the latest first. */
export async function listOver(db: Database, of: Whose, limit: number): Promise<Appointment[]> {
  return appointments(db)
    .where('a.state', 'not in', ['asked', 'confirmed'])
    .where((is) => ('clientId' in of ? is('a.client_id', '=', of.clientId) : is('a.psychic_id', '=', of.psychicId)))
    .orderBy('a.starts_at', 'desc')
    .limit(limit)
    .execute()
}

/** What is taken of a psychic's or a client's time between two instants, besides one appointment that is moved. */
export async function listTaken(
  db: Database,
  of: Whose,
  { from, to, besides }: { from: Date; to: Date; besides?: number | undefined },
): Promise<Opening[]> {
  return db
    .selectFrom('appointments')
    .select(['starts_at as from', 'ends_at as to'])
    .where((is) => ('clientId' in of ? is('client_id', '=', of.clientId) : is('psychic_id', '=', of.psychicId)))
    .where('state', 'in', ['asked', 'confirmed'])
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .where('id', '<>', besides ?? 0)
    .execute()
}

export async function countOpen(db: Database, clientId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from appointments where client_id = ${clientId} and state in ('asked', 'confirmed')`.execute(
    db,
  )
  return one(rows).count
}

/** How many wait for a psychic to confirm them. */
export async function countAsked(db: Database, psychicId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from appointments where psychic_id = ${psychicId} and state = 'asked'`.execute(db)
  return one(rows).count
}

/** When the latest absences of a side were, newest first. */
export async function listAbsences(db: Database, of: Whose, limit: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('starts_at')
    .where((is) =>
      'clientId' in of
        ? is.and([is('client_id', '=', of.clientId), is('state', '=', 'client-absent')])
        : is.and([is('psychic_id', '=', of.psychicId), is('state', '=', 'psychic-absent')]),
    )
    .orderBy('starts_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.starts_at)
}

export async function readMode(db: Database, psychicId: number): Promise<Mode> {
  const { rows } = await sql<{ mode: Mode }>`
    select coalesce(m.mode, case when p.is_automaton then 'itself' else 'ask' end) as mode
    from psychics p left join appointment_modes m on m.psychic_id = p.id where p.id = ${psychicId}`.execute(db)
  return rows[0]?.mode ?? 'none'
}

export async function writeMode(db: Database, psychicId: number, mode: Mode): Promise<void> {
  await db
    .insertInto('appointment_modes')
    .values({ psychic_id: psychicId, mode })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet({ mode }))
    .execute()
}

export interface NewAppointment {
  siteId: number
  clientId: number
  psychicId: number
  channel: RoomChannel
  startsAt: Date
  endsAt: Date
  state: 'asked' | 'confirmed'
  pricePerMinute: number
  bookedAt: Date
  answerBy: Date
}

/** @throws the database's exclusion_violation if the psychic or the client is taken */
export async function insertAppointment(db: Database, given: NewAppointment): Promise<number> {
  const { id } = await db
    .insertInto('appointments')
    .values({
      site_id: given.siteId,
      client_id: given.clientId,
      psychic_id: given.psychicId,
      channel: given.channel,
      starts_at: given.startsAt,
      ends_at: given.endsAt,
      state: given.state,
      price_per_minute: given.pricePerMinute,
      booked_at: given.bookedAt,
      answer_by: given.answerBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Moves an appointment; its reminders are sent again.
 * @throws the database's exclusion_violation if the psychic or the client is taken
 */
export async function moveAppointment(
  db: Database,
  id: number,
  to: Pick<NewAppointment, 'startsAt' | 'endsAt' | 'state' | 'pricePerMinute' | 'bookedAt' | 'answerBy'>,
): Promise<void> {
  await db
    .updateTable('appointments')
    .set((eb) => ({
      starts_at: to.startsAt,
      ends_at: to.endsAt,
      state: to.state,
      price_per_minute: to.pricePerMinute,
      booked_at: to.bookedAt,
      answer_by: to.answerBy,
      told_day_at: null,
      told_hour_at: null,
      told_now_at: null,
      warned: 0,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function markConfirmed(db: Database, id: number): Promise<void> {
  await db
    .updateTable('appointments')
    .set((eb) => ({ state: 'confirmed', sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export interface Ending {
  state: Exclude<State, 'asked' | 'confirmed'>
  by?: 'client' | 'psychic' | 'house'
  why?: 'pause' | 'profile' | 'account'
  late?: boolean
}

export async function markEnded(db: Database, id: number, { state, by, why, late }: Ending): Promise<void> {
  await db
    .updateTable('appointments')
    .set((eb) => ({
      state,
      ended_at: sql<Date>`app_now()`,
      ended_by: by ?? null,
      why: why ?? null,
      late: late ?? false,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function markClientCame(db: Database, id: number): Promise<void> {
  await sql`update appointments set client_came_at = coalesce(client_came_at, app_now()) where id = ${id}`.execute(db)
}
