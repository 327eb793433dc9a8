import { sql } from 'kysely'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { Period } from '../../people/budget/rules.ts'
import type { EndReason, PauseReason, Reach, Side } from './rules.ts'
import { messagePlace } from './sealed-message.server.ts'

/** The state of a meter; durations in milliseconds. The rules are in db/functions/meter.sql. */
export interface MeterReading {
  state: 'waiting' | 'running' | 'paused' | 'ended'
  meteredMs: number
  freeMs: number
  giftMs: number
  giftUsedMs: number
  pauseReason: PauseReason | null
  /** The side that said that it does not hear the other. */
  unheardBy: Side | null
  pausedAt: Date | null
  askedAt: Date | null
  /** Time of the psychic's last message. */
  psychicSpokeAt: Date | null
  /** How much longer the client can pay, from now. */
  spendableMs: number
  /** What ends the room if nobody does. */
  endsBy: Reach
  /** What the client's caps leave now, in cents of paid credit; null without a cap. */
  capCents: number | null
  capPeriod: Period | null
  clientPresent: boolean
  psychicPresent: boolean
  /** Time since each side was last heard. */
  clientUnheardMs: number
  psychicUnheardMs: number
  /** The room's clock, from which screens count on. */
  at: Date
}

/** The state of a consultation at this moment. */
export interface Standing {
  /** null before it is accepted. */
  meter: MeterReading | null
  /** The sequence number of the last message; 0 before the first. */
  lastSequence: number
  at: Date
}

type StandingRow = { [K in keyof MeterReading]: MeterReading[K] | null } & {
  id: number
  lastSequence: number
  at: Date
}

/** The state of several consultations, in one statement. */
export async function readStandings(db: Database, house: Date, ids: readonly number[]): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StandingRow>`
    select c.id, m.state, m.metered_ms as "meteredMs", m.free_ms as "freeMs", m.gift_ms as "giftMs",
      m.gift_used_ms as "giftUsedMs", m.pause_reason as "pauseReason", m.paused_at as "pausedAt",
      case when m.pause_reason = 'unheard' then m.lost_side end as "unheardBy",
      m.asked_at as "askedAt", m.psychic_spoke_at as "psychicSpokeAt", 
      case when m.state <> 'ended' then greatest(0, reach.ms - m.metered_ms) else 0 end as "spendableMs",
      reach.ends_by as "endsBy", reach.cap_left as "capCents", reach.period as "capPeriod",
      meter_present(m, 'client', room.at) as "clientPresent",
      meter_present(m, 'psychic', room.at) as "psychicPresent",
      (extract(epoch from room.at - m.client_heard_at) * 1000)::bigint as "clientUnheardMs",
      case when m.psychic_is_automaton then 0
        else (extract(epoch from room.at - m.psychic_heard_at) * 1000)::bigint end as "psychicUnheardMs", room.at,
      coalesce((select max(sequence) from messages t where t.consultation_id = c.id), 0) as "lastSequence"
    from unnest(${ids}::bigint[]) as c (id)
      left join lateral (select * from meters where consultation_id = c.id limit 1) m on true
      left join lateral (select r.* from meter_reach(m) r where m.state <> 'ended') reach on true
      cross join lateral (select room_now(c.id, ${house}) as at) room`.execute(db)
  return new Map(
    rows.map(({ id, lastSequence, ...meter }) => [
      id,
      { meter: meter.state === null ? null : (meter as MeterReading), lastSequence, at: meter.at },
    ]),
  )
}

export async function openMeter(db: Database, consultationId: number, freeSeconds: number, house: Date): Promise<void> {
  await sql`select meter_open(${consultationId}, ${freeSeconds}, ${house})`.execute(db)
}

/** Locks the meter, which every change of a room must lock first. */
export async function lockMeter(db: Database, consultationId: number): Promise<void> {
  await sql`select 1 from meters where consultation_id = ${consultationId} for update`.execute(db)
}

/** One step of the sweep: what changed, and the reason to end the room now, if any. */
export async function tickMeter(
  db: Database,
  consultationId: number,
  house: Date,
): Promise<{ due: EndReason | null; changed: boolean }> {
  const { rows } = await sql<{ due: EndReason | null; changed: boolean }>`
    select due, changed from meter_tick(${consultationId}, ${house})`.execute(db)
  return one(rows)
}

/**
 * Records that a participant was heard by a call; `isHere` answers the question asked of a silent client. True if that
 * changed the room's state.
 */
export async function hearCall(
  db: Database,
  { id, side, isHere = false }: { id: number; side: Side; isHere?: boolean },
  house: Date,
): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select hear_call(${id}, ${side}, ${isHere}, ${house}) as moved`.execute(db)
  return one(rows).moved
}

export interface Beat {
  consultationId: number
  side: Side
  /** Identifies a connection. */
  line: string
  /** Milliseconds since that connection began. */
  lineAgeMs: number
  /** Milliseconds since it was heard. */
  ageMs: number
  /** Milliseconds since the sound that this side receives began without a gap, and since it last arrived. */
  sound?: { sinceAgeMs: number; ageMs: number } | null
}

/** The outcome of a beat: it changed its room's state or not, or the room was locked or is over. */
export interface WrittenBeat {
  consultationId: number
  side: Side
  outcome: 'moved' | 'same' | 'held' | 'over'
}

/** Writes the beats of a node's rooms in one statement. A locked room does not delay the others. */
export async function recordBeats(db: Database, beats: readonly Beat[], house: Date): Promise<WrittenBeat[]> {
  if (beats.length === 0) return []
  const { rows } = await sql<WrittenBeat>`
    select consultation_id as "consultationId", side, outcome from record_beats(
      ${beats.map((beat) => beat.consultationId)}::bigint[], ${beats.map((beat) => beat.side)}::text[],
      ${beats.map((beat) => beat.line)}::text[], ${beats.map((beat) => Math.round(beat.lineAgeMs))}::bigint[],
      ${beats.map((beat) => Math.round(beat.ageMs))}::bigint[],
      ${beats.map(({ sound }) => (sound ? Math.round(sound.sinceAgeMs) : null))}::bigint[],
      ${beats.map(({ sound }) => (sound ? Math.round(sound.ageMs) : null))}::bigint[], ${house})`.execute(db)
  return rows
}

/** Stops the meter for good; null if it was stopped before. */
export async function closeMeter(
  db: Database,
  consultationId: number,
  house: Date,
): Promise<{ meteredMs: number; freeMs: number; giftUsedMs: number; lostSide: Side | 'both' | null } | null> {
  const { rows } = await sql<{
    meteredMs: number | null
    freeMs: number
    giftUsedMs: number
    lostSide: Side | 'both' | null
  }>`
    select metered_ms as "meteredMs", free_ms as "freeMs", gift_used_ms as "giftUsedMs", lost_side as "lostSide"
    from meter_close(${consultationId}, ${house})`.execute(db)
  const row = rows[0]
  return row && row.meteredMs !== null ? { ...row, meteredMs: row.meteredMs } : null
}

export interface SentMessage {
  outcome:
    | 'sent'
    | 'known'
    | 'paused'
    | 'too-many'
    | 'full'
    | 'too-many-files'
    | 'files-full'
    | 'no-reply'
    | 'ended'
    | 'closed'
  sequence: number
  sentAt: Date
  moved: boolean
}

interface GivenMessage {
  consultationId: number
  author: Side
  clientId: string
  text: string
  /** The sequence number of the message that it answers. */
  replyTo?: number | null
  /** Its picture or voice note, which is in the store already. */
  media?: { kind: 'picture' | 'note'; file: string; preview: string | null; details: Buffer } | null
}

export async function insertMessage(
  db: Database,
  keys: KeyRing,
  message: GivenMessage,
  house: Date,
): Promise<SentMessage> {
  const { replyTo = null, media = null } = message
  const given = keys.seal(messagePlace(message), message.text)
  const { rows } = await sql<SentMessage>`
    select outcome, sequence, sent_at as "sentAt", moved from write_message(
      ${message.consultationId}, ${message.author}, ${message.clientId}, ${given}::bytea, ${house}, ${replyTo}::integer,
      ${media?.kind ?? null}, ${media?.file ?? null}::uuid, ${media?.preview ?? null}::uuid, ${media?.details ?? null}::bytea)`.execute(
    db,
  )
  return one(rows)
}
