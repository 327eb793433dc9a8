import { sql } from 'kysely'
import type { KeyRing } from '../../platform/at-rest/key-ring.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { EndReason, Side } from './rules.ts'
import { messagePlace, messageText } from './sealed-message.server.ts'

/** What a meter reads; durations in milliseconds. The rules of counting are in db/migrations/006 and 007. */
export interface MeterReading {
  state: 'waiting' | 'running' | 'paused' | 'ended'
  meteredMs: number
  freeMs: number
  giftMs: number
  giftUsedMs: number
  pauseReason: 'drop' | 'silence' | null
  pausedAt: Date | null
  askedAt: Date | null
  /** What the client can still pay for, from now. */
  spendableMs: number
  clientPresent: boolean
  psychicPresent: boolean
  /** The database's clock, to count on from on screen. */
  at: Date
}

/** How a consultation stands at this moment. */
export interface Standing {
  /** null before it was accepted. */
  meter: MeterReading | null
  /** Of its messages; 0 before the first. */
  lastSequence: number
  at: Date
}

type StandingRow = { [K in keyof MeterReading]: MeterReading[K] | null } & {
  id: number
  lastSequence: number
  at: Date
}

/** How some consultations stand, in one reading. */
export async function readStandings(db: Database, ids: readonly number[]): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StandingRow>`
    select c.id, m.state, m.metered_ms as "meteredMs", m.free_ms as "freeMs", m.gift_ms as "giftMs",
      m.gift_used_ms as "giftUsedMs", m.pause_reason as "pauseReason", m.paused_at as "pausedAt",
      m.asked_at as "askedAt", case when m.state <> 'ended' then greatest(0, meter_spendable(m)) else 0 end as "spendableMs",
      meter_present(m, 'client', app_now()) as "clientPresent",
      meter_present(m, 'psychic', app_now()) as "psychicPresent", app_now() as at,
      coalesce((select max(sequence) from messages t where t.consultation_id = c.id), 0) as "lastSequence"
    from unnest(${ids}::bigint[]) as c (id)
      left join lateral (select * from meters where consultation_id = c.id limit 1) m on true`.execute(db)
  return new Map(
    rows.map(({ id, lastSequence, ...meter }) => [
      id,
      { meter: meter.state === null ? null : (meter as MeterReading), lastSequence, at: meter.at },
    ]),
  )
}

export async function openMeter(db: Database, consultationId: number, freeSeconds: number): Promise<void> {
  await sql`select meter_open(${consultationId}, ${freeSeconds})`.execute(db)
}

/** Locks the meter first, as every change of a room must. */
export async function lockMeter(db: Database, consultationId: number): Promise<void> {
  await sql`select 1 from meters where consultation_id = ${consultationId} for update`.execute(db)
}

/** One look of the sweep: what changed, and why the room must end now, if it must. */
export async function tickMeter(
  db: Database,
  consultationId: number,
): Promise<{ due: EndReason | null; changed: boolean }> {
  const { rows } = await sql<{ due: EndReason | null; changed: boolean }>`
    select due, changed from meter_tick(${consultationId})`.execute(db)
  return rows[0]!
}

/** A plain call of a participant counts as heard; true when that moved the room's state. */
export async function hearCall(db: Database, consultationId: number, side: Side): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select hear_call(${consultationId}, ${side}) as moved`.execute(db)
  return rows[0]!.moved
}

/** The client says to be there: the question is withdrawn. */
export async function answerAsked(db: Database, consultationId: number): Promise<void> {
  await sql`update meters set asked_at = null, client_spoke_at = app_now()
    where consultation_id = ${consultationId} and state <> 'ended'`.execute(db)
}

export interface Beat {
  consultationId: number
  side: Side
  /** Names a connection that has lasted since `since`. */
  line: string
  since: Date
  /** Milliseconds since it was heard. */
  ageMs: number
}

/** Writes the beats of a node's rooms in one statement; returns the rooms whose state they moved. */
export async function recordBeats(db: Database, beats: readonly Beat[]): Promise<number[]> {
  if (beats.length === 0) return []
  const { rows } = await sql<{ consultation_id: number }>`
    select consultation_id from record_beats(
      ${beats.map((beat) => beat.consultationId)}::bigint[], ${beats.map((beat) => beat.side)}::text[],
      ${beats.map((beat) => beat.line)}::text[], ${beats.map((beat) => beat.since.toISOString())}::timestamptz[],
      ${beats.map((beat) => Math.round(beat.ageMs))}::integer[])
    where moved`.execute(db)
  return [...new Set(rows.map((row) => row.consultation_id))]
}

/** The database's clock: the only one that meters and lines know. */
export async function databaseNow(db: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select app_now() as at`.execute(db)
  return rows[0]!.at
}

/** Stops the meter for good; null when it was stopped before. */
export async function closeMeter(
  db: Database,
  consultationId: number,
): Promise<{ meteredMs: number; freeMs: number; giftUsedMs: number } | null> {
  const { rows } = await sql<{ metered_ms: number | null; free_ms: number; gift_used_ms: number }>`
    select metered_ms, free_ms, gift_used_ms from meter_close(${consultationId})`.execute(db)
  const row = rows[0]
  if (!row || row.metered_ms === null) return null
  return { meteredMs: row.metered_ms, freeMs: row.free_ms, giftUsedMs: row.gift_used_ms }
}

export interface SentMessage {
  outcome: 'sent' | 'known' | 'paused' | 'ended' | 'closed'
  sequence: number
  sentAt: Date
  /** What is kept: the first text under a client id. */
  stored: string
  moved: boolean
}

export async function insertMessage(
  db: Database,
  keys: KeyRing,
  message: { consultationId: number; author: Side; clientId: string; text: string },
): Promise<SentMessage> {
  const given = keys.seal(messagePlace(message), message.text)
  const { rows } = await sql<SentMessage & { sealed: Buffer | null; text: string | null }>`
    select outcome, sequence, sent_at as "sentAt", stored as sealed, stored_text as text, moved from send_message(
      ${message.consultationId}, ${message.author}, ${message.clientId}, ${given}::bytea)`.execute(db)
  const { sealed, text, ...sent } = rows[0]!
  // Opened only where it was there before: what was just sealed is known.
  return { ...sent, stored: sent.outcome === 'known' ? messageText(keys, { ...message, sealed, text }) : message.text }
}
