import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { CallState, Outcome } from './rules.ts'

export interface PremiumCall {
  id: number
  siteId: number
  call: string
  psychicId: number | null
  state: CallState
  outcome: Outcome | null
  sequence: number
  tries: number
  paybackPerMinute: number
  vatPercent: number
  sharePercent: number
  longestSeconds: number
  announcedAt: Date
  rungAt: Date | null
  connectedAt: Date | null
}

const columns = sql`k.id, k.site_id as "siteId", k.call, k.psychic_id as "psychicId", k.state, k.outcome, k.sequence, k.tries,
  k.payback_per_minute as "paybackPerMinute", k.vat_percent as "vatPercent", k.psychic_share_percent as "sharePercent",
  k.longest_seconds as "longestSeconds", k.announced_at as "announcedAt", k.rung_at as "rungAt",
  k.connected_at as "connectedAt"`

/** Keeps the signature of a message; false if it was kept before. */
export async function keepSignature(db: Database, signature: Buffer, at: Date): Promise<boolean> {
  const kept = await db
    .insertInto('premium_messages')
    .values({ signature, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst()
  return kept !== undefined
}

export async function forgetSignatures(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('premium_messages').where('at', '<', before).execute()
}

/** The site of a call that was announced; null for an unknown one. */
export async function siteOfCall(db: Database, provider: string, call: string): Promise<number | null> {
  const row = await db
    .selectFrom('premium_calls')
    .select('site_id')
    .where('provider', '=', provider)
    .where('call', '=', call)
    .executeTakeFirst()
  return row?.site_id ?? null
}

export interface Announced {
  siteId: number
  provider: string
  call: string
  pricePerMinute: number
  paybackPerMinute: number
  vatPercent: number
  sharePercent: number
  longestSeconds: number
}

/** Writes down a new call with the terms of the day; nothing happens to one that is known. */
export async function insertCall(db: Database, of: Announced): Promise<void> {
  await db
    .insertInto('premium_calls')
    .values({
      site_id: of.siteId,
      provider: of.provider,
      call: of.call,
      price_per_minute: of.pricePerMinute,
      payback_per_minute: of.paybackPerMinute,
      vat_percent: of.vatPercent,
      psychic_share_percent: of.sharePercent,
      longest_seconds: of.longestSeconds,
      announced_at: sql<Date>`app_now()`,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'call']).doNothing())
    .execute()
}

export async function lockCall(db: Database, provider: string, call: string): Promise<PremiumCall | null> {
  const { rows } = await sql<PremiumCall>`
    select ${columns} from premium_calls k where k.provider = ${provider} and k.call = ${call} for update`.execute(db)
  return rows[0] ?? null
}

/** Takes the calls about which the operator was not asked lately, for this node. */
export async function claimCallsToAsk(db: Database, house: Date, every: number, limit: number): Promise<PremiumCall[]> {
  const { rows } = await sql<PremiumCall>`
    update premium_calls k set asked_at = ${house}
    from (select id from premium_calls
      where state <> 'over' and coalesce(asked_at, announced_at) <= ${house}::timestamptz - ${every} * interval '1 second'
      order by asked_at nulls first limit ${limit} for update skip locked) due
    where k.id = due.id
    returning ${columns}`.execute(db)
  return rows
}

export const setSequence = (db: Database, id: number, sequence: number) =>
  db.updateTable('premium_calls').set({ sequence }).where('id', '=', id).execute()

export const setHelped = (db: Database, id: number) =>
  db.updateTable('premium_calls').set({ helped: true }).where('id', '=', id).execute()

export const setTries = (db: Database, id: number, tries: number) =>
  db.updateTable('premium_calls').set({ tries }).where('id', '=', id).execute()

/** Waits for whoever takes the psychic at this moment: from now on nobody else can until the transaction ends. */
export const waitForPsychic = (db: Database, psychicId: number) => sql`select psychic_take(${psychicId})`.execute(db)

export const setRinging = (db: Database, id: number, psychicId: number, sharePercent: number) =>
  db
    .updateTable('premium_calls')
    .set({
      state: 'ringing',
      psychic_id: psychicId,
      psychic_share_percent: sharePercent,
      rung_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id)
    .execute()

export const setConnected = (db: Database, id: number) =>
  db
    .updateTable('premium_calls')
    .set({ state: 'connected', connected_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .execute()

export interface Ended {
  outcome: Outcome
  operatorSeconds: number | null
  ownSeconds: number | null
  seconds: number | null
  payback: number
  share: number
}

const NOTHING = { operatorSeconds: null, ownSeconds: null, seconds: null, payback: 0, share: 0 }

export async function setOver(db: Database, id: number, given: Pick<Ended, 'outcome'> & Partial<Ended>): Promise<void> {
  const { outcome, operatorSeconds, ownSeconds, seconds, payback, share } = { ...NOTHING, ...given }
  await db
    .updateTable('premium_calls')
    .set({
      state: 'over',
      outcome,
      operator_seconds: operatorSeconds,
      own_seconds: ownSeconds,
      seconds,
      payback,
      share,
    })
    .set({ ended_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .execute()
}

/** Seconds from some instants of a call until now; null from one that never was. */
export async function secondsSince(
  db: Database,
  id: number,
): Promise<{ rung: number | null; connected: number | null }> {
  const { rows } = await sql<{ rung: number | null; connected: number | null }>`
    select extract(epoch from app_now() - rung_at)::float8 as rung,
      extract(epoch from app_now() - connected_at)::float8 as connected
    from premium_calls where id = ${id}`.execute(db)
  return rows[0] ?? { rung: null, connected: null }
}

/** The psychic whom a code reaches; null for a code of nobody. */
export async function psychicByCode(db: Database, code: string): Promise<number | null> {
  const row = await db.selectFrom('premium_codes').select('psychic_id').where('code', '=', code).executeTakeFirst()
  return row?.psychic_id ?? null
}

/** The codes of some psychics. */
export async function codesOf(db: Database, psychicIds: readonly number[]): Promise<Map<number, string>> {
  if (psychicIds.length === 0) return new Map()
  const rows = await db.selectFrom('premium_codes').selectAll().where('psychic_id', 'in', psychicIds).execute()
  return new Map(rows.map(({ psychic_id, code }) => [psychic_id, code]))
}

/** The psychic's proved number, in E.164; null without one. */
export async function numberOf(db: Database, psychicId: number): Promise<string | null> {
  const row = await db
    .selectFrom('psychics as p')
    .innerJoin('phone_numbers as n', 'n.user_id', 'p.user_id')
    .select('n.number')
    .where('p.id', '=', psychicId)
    .executeTakeFirst()
  return row?.number ?? null
}

/** The state of the psychic's own call now; null if there is none. */
export async function callOfPsychic(db: Database, psychicId: number): Promise<'ringing' | 'connected' | null> {
  const row = await db
    .selectFrom('premium_calls')
    .select('state')
    .$narrowType<{ state: 'ringing' | 'connected' }>()
    .where('psychic_id', '=', psychicId)
    .where('state', 'in', ['ringing', 'connected'])
    .executeTakeFirst()
  return row?.state ?? null
}
