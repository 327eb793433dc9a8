import { type SelectQueryBuilder, sql } from 'kysely'
import type { Theme } from '../../../games/game.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { DB } from '../../../platform/database/generated.ts'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { one } from '../../../platform/database/one.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { DEFAULT_CHAT_CAMPAIGN } from '../../house/tracking/rules.ts'
import type { Channel, EndReason, RoomChannel, Side, Status } from './rules.ts'

export interface Consultation {
  id: number
  siteId: number
  clientId: number
  clientFirstName: string
  psychicId: number
  psychicUserId: number | null
  psychicName: string
  psychicSlug: string
  psychicGender: 'male' | 'female' | 'unknown'
  isAutomaton: boolean
  channel: Channel
  status: Status
  pricePerMinute: number
  /** Of a question by text message; null for a room. */
  pricePerAnswer: number | null
  psychicSharePercent: number
  vatPercent: number
  requestedAt: Date
  acceptedAt: Date | null
  startedAt: Date | null
  endedAt: Date | null
  endReason: EndReason | null
  /** What the client wishes to talk about, if they said it. */
  theme: Theme | null
}

const consultations = (db: Database) => withPeople(db.selectFrom('consultations as c'))

const withPeople = (from: SelectQueryBuilder<DB & { c: DB['consultations'] }, 'c', object>) =>
  from
    .innerJoin('psychics as p', 'p.id', 'c.psychic_id')
    .innerJoin('users as u', 'u.id', 'c.client_id')
    .select([
      'c.id',
      'c.site_id as siteId',
      'c.client_id as clientId',
      'u.first_name as clientFirstName',
      'c.psychic_id as psychicId',
      'p.user_id as psychicUserId',
      'p.name as psychicName',
      'p.slug as psychicSlug',
      'p.gender as psychicGender',
      'p.is_automaton as isAutomaton',
      'c.channel',
      'c.status',
      'c.price_per_minute as pricePerMinute',
      'c.price_per_answer as pricePerAnswer',
      'c.psychic_share_percent as psychicSharePercent',
      'c.vat_percent as vatPercent',
      'c.requested_at as requestedAt',
      'c.accepted_at as acceptedAt',
      'c.started_at as startedAt',
      'c.ended_at as endedAt',
      'c.end_reason as endReason',
      'c.theme',
    ])
    .$narrowType<Consultation>()

export async function findConsultation(db: Database, id: number): Promise<Consultation | null> {
  return (await consultations(db).where('c.id', '=', id).executeTakeFirst()) ?? null
}

/** A consultation that is known to exist. @throws if it does not */
export const knownConsultation = async (db: Database, id: number): Promise<Consultation> =>
  needed(await findConsultation(db, id), `consultation ${id}`)

/** Locks a consultation for a change; if it has a meter, the caller must lock that first. */
export async function lockConsultation(db: Database, id: number): Promise<Consultation | null> {
  return (await consultations(db).where('c.id', '=', id).forUpdate('c').executeTakeFirst()) ?? null
}

export async function listConsultations(
  db: Database,
  of: { clientId: number; siteId: number } | { psychicId: number },
  page: { before: number | null; limit: number; roomsOnly?: true },
): Promise<Consultation[]> {
  // Finds the page's rows first and joins afterwards: the cost does not grow with the number of consultations.
  const own = db
    .selectFrom('consultations')
    .selectAll()
    .where((where) =>
      'clientId' in of
        ? where.and([where('client_id', '=', of.clientId), where('site_id', '=', of.siteId)])
        : where('psychic_id', '=', of.psychicId),
    )
    .$call(ifGiven(page.before, (q, before) => q.where('id', '<', before)))
    .$call(ifGiven(page.roomsOnly ?? null, (q) => q.where('channel', '<>', 'sms')))
    .orderBy('id', 'desc')
    .limit(page.limit)
  return withPeople(db.selectFrom(own.as('c')))
    .orderBy('c.id', 'desc')
    .execute()
}

/** The open room or request of one side, if any: the same on every tab. */
export async function findOpen(
  db: Database,
  of: { clientId: number } | { psychicId: number },
): Promise<Consultation | null> {
  return (
    (await consultations(db)
      .where('c.status', 'in', ['requested', 'accepted', 'running', 'paused'])
      .where((where) =>
        'clientId' in of ? where('c.client_id', '=', of.clientId) : where('c.psychic_id', '=', of.psychicId),
      )
      .executeTakeFirst()) ?? null
  )
}

/** Whether a client has a room, a request, or a question by text message that waits for its answer. */
export async function hasOpen(db: Database, clientId: number): Promise<boolean> {
  const row = await db
    .selectFrom('consultations')
    .select('id')
    .where('status', 'in', ['requested', 'accepted', 'running', 'paused', 'asked'])
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The name of the campaign that led to a consultation; a chat without one has « website », another channel none. */
export const campaignOf = (touchId: number | null, channel: Channel) =>
  sql<string | null>`coalesce((select campaign_id from touches where id = ${touchId}),
    ${channel === 'chat' ? DEFAULT_CHAT_CAMPAIGN : null}::text)`

export interface NewConsultation {
  siteId: number
  clientId: number
  psychicId: number
  channel: RoomChannel
  pricePerMinute: number
  psychicSharePercent: number
  vatPercent: number
  /** The link that led to it; a chat without one has the campaign « website ». */
  touchId: number | null
  theme: Theme | null
  house: Date
}

/** @throws the database's unique_violation when one of the two has a room already */
export async function insertConsultation(db: Database, given: NewConsultation): Promise<number> {
  const row = await db
    .insertInto('consultations')
    .values({
      site_id: given.siteId,
      client_id: given.clientId,
      psychic_id: given.psychicId,
      channel: given.channel,
      price_per_minute: given.pricePerMinute,
      psychic_share_percent: given.psychicSharePercent,
      vat_percent: given.vatPercent,
      touch_id: given.touchId,
      theme: given.theme,
      campaign: campaignOf(given.touchId, given.channel),
      requested_at: sql<Date>`room_time(${given.house}, clock_skew_ms())`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function readRoomNow(db: Database, id: number, house: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select room_now(${id}, ${house}) as at`.execute(db)
  return one(rows).at
}

/** The current time in a room or request. */
const roomNow = (id: number, house: Date) => sql<Date>`room_now(${id}, ${house})`

export async function markAccepted(db: Database, id: number, house: Date): Promise<void> {
  await db
    .updateTable('consultations')
    .set({ status: 'accepted', accepted_at: roomNow(id, house) })
    .where('id', '=', id)
    .execute()
}

/** Sets the final state of a consultation: refused, missed, cancelled or ended. */
export async function markOver(
  db: Database,
  id: number,
  status: 'refused' | 'missed' | 'cancelled' | 'ended',
  reason: EndReason | null,
  house: Date,
): Promise<void> {
  await db
    .updateTable('consultations')
    .set({ status, end_reason: reason, ended_at: roomNow(id, house) })
    .where('id', '=', id)
    .execute()
}

export type EventKind =
  | 'requested'
  | 'accepted'
  | 'refused'
  | 'missed'
  | 'cancelled'
  | 'started'
  | 'connected'
  | 'dropped'
  | 'delivered'
  | 'resumed'
  | 'silent'
  | 'soundless'
  | 'unheard'
  | 'held'
  | 'asked'
  | 'gift'
  | 'warned'
  | 'paying'
  | 'topped-up'
  | 'ended'
  | 'disputed'

export async function recordEvent(
  db: Database,
  id: number,
  event: { kind: EventKind; side?: Side | null; reason?: string | null },
  house: Date,
): Promise<void> {
  const { kind, side = null, reason = null } = event
  await db
    .insertInto('consultation_events')
    .values({ consultation_id: id, kind, side, reason, at: roomNow(id, house) })
    .execute()
}

export interface TimelineEvent {
  at: Date
  kind: EventKind
  side: Side | null
  reason: string | null
}

export async function listEvents(db: Database, id: number): Promise<TimelineEvent[]> {
  return (
    db
      .selectFrom('consultation_events')
      .select(['at', 'kind', 'side', 'reason'])
      .$narrowType<TimelineEvent>()
      .where('consultation_id', '=', id)
      // A drop is noticed after it happened, and listed at the time it happened.
      .orderBy('at')
      .orderBy('id')
      .execute()
  )
}

const parisToday = sql`(app_now() at time zone 'Europe/Paris')::date`

/** Claims the day's free short consultation between the two; false if it was already used. */
export async function claimWaiver(db: Database, consultation: Consultation): Promise<boolean> {
  const { rows } = await sql`
    insert into waivers (client_id, psychic_id, day, consultation_id)
    values (${consultation.clientId}, ${consultation.psychicId}, ${parisToday}, ${consultation.id})
    on conflict do nothing returning client_id`.execute(db)
  return rows.length > 0
}

/** Whether the two still have a free short consultation today. */
export async function hasWaiverLeft(db: Database, { clientId, psychicId }: Consultation): Promise<boolean> {
  const { rows } = await sql`
    select from waivers where client_id = ${clientId} and psychic_id = ${psychicId} and day = ${parisToday}`.execute(db)
  return rows.length === 0
}
