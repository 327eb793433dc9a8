import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { Outcome } from './hold-rules.ts'

export interface Person {
  clientId: number
  /** null without an address. */
  personHash: Buffer | null
}

export async function addressOf(db: Database, userId: number): Promise<string | null> {
  const user = db.selectFrom('users').select('email').where('id', '=', userId)
  return (await user.executeTakeFirstOrThrow()).email
}

/** Holds of a person, across all their accounts. */
const ofPerson = ({ clientId, personHash }: Person) =>
  sql<SqlBool>`(h.client_id = ${clientId} or h.person_hash = ${personHash}::bytea)`

/**
 * Serializes decisions that depend on a person's other holds: which of two rooms that end at once is the second one, or
 * which of two simultaneous refunds gives back free time. The two cases use separate locks: a room that ends takes its
 * lock after the wallets, a refund before them.
 */
export async function lockPerson(
  db: Database,
  { clientId, personHash }: Person,
  about: 'holding' | 'giving back',
): Promise<void> {
  const name = `care ${about} ${personHash?.toString('hex') ?? clientId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 36))`.execute(db)
}

export async function wasHeldSince(db: Database, person: Person, days: number): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select exists (select from care_holds h
      where ${ofPerson(person)} and h.held_at > app_now() - ${days} * interval '1 day') as was`.execute(db)
  return one(rows).was
}

/** Whether the person has already got free time back because nobody decided in time. */
export async function hadTimeBack(db: Database, person: Person): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select exists (select from care_holds h
      where ${ofPerson(person)} and h.time_back and h.decided_by is null) as had`.execute(db)
  return one(rows).had
}

export interface NewHold extends Person {
  consultationId: number
  siteId: number
  psychicId: number
  pressed: boolean
  cents: number
  seconds: number
  share: number
  offeredShare: number
  /** null if a moderator must decide. */
  defaultHours: number | null
}

/** Does nothing if nothing was billed. */
export async function insertHold(db: Database, of: NewHold): Promise<void> {
  const isNothing = of.cents === 0 && of.seconds === 0
  await db
    .insertInto('care_holds')
    .values({
      consultation_id: of.consultationId,
      site_id: of.siteId,
      client_id: of.clientId,
      psychic_id: of.psychicId,
      person_hash: of.personHash,
      pressed: of.pressed,
      cents: of.cents,
      seconds: of.seconds,
      share: of.share,
      offered_share: of.offeredShare,
      held_at: sql<Date>`app_now()`,
      default_at: of.defaultHours === null ? null : sql<Date>`app_now() + ${of.defaultHours} * interval '1 hour'`,
      ...(isNothing ? { outcome: 'refund', settled_at: sql<Date>`app_now()` } : {}),
    })
    .execute()
}

const columns = [
  'h.consultation_id as consultationId',
  'h.site_id as siteId',
  'h.client_id as clientId',
  'h.psychic_id as psychicId',
  'h.person_hash as personHash',
  'h.cents',
  'h.seconds',
  'h.share',
  'h.offered_share as offeredShare',
  'h.default_at as defaultAt',
  'h.outcome',
  'h.decided_by as decidedBy',
  'h.settled_at as settledAt',
] as const

/** The hold of a consultation, locked until the end of the transaction; null if it never had one. */
export async function lockHold(db: Database, consultationId: number) {
  const row = await db
    .selectFrom('care_holds as h')
    .innerJoin('receipts as r', 'r.consultation_id', 'h.consultation_id')
    .innerJoin('consultations as c', 'c.id', 'h.consultation_id')
    .leftJoin('users as d', 'd.id', 'h.decided_by')
    .leftJoin('users as s', 's.id', 'h.confirmed_by')
    .select(columns)
    .select('s.first_name as confirmedByName')
    .select(['r.transaction_id as transactionId', 'c.vat_percent as vatPercent', 'd.first_name as decidedByName'])
    .$narrowType<{ outcome: Outcome | null }>()
    .where('h.consultation_id', '=', consultationId)
    .forUpdate('h')
    .executeTakeFirst()
  return row ?? null
}

export type LockedHold = NonNullable<Awaited<ReturnType<typeof lockHold>>>

/** Consultations whose hold is to be refunded because nobody decided in time. */
export async function holdsDue(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('care_holds')
    .select('consultation_id')
    .where('settled_at', 'is', null)
    .where('default_at', '<=', sql<Date>`app_now()`)
    .orderBy('default_at')
    .limit(500)
    .execute()
  return rows.map((row) => row.consultation_id)
}

/** Consultations of a client with an undecided hold. */
export async function holdsOf(db: Database, clientId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('care_holds')
    .select('consultation_id')
    .where('client_id', '=', clientId)
    .where('settled_at', 'is', null)
    .orderBy('consultation_id')
    .execute()
  return rows.map((row) => row.consultation_id)
}

/** Holds that only a moderator can decide and about which no mail was sent lately; marks them as mailed now. */
export async function takeReminders(
  db: Database,
  hours: number,
): Promise<{ consultationId: number; siteId: number }[]> {
  const { rows } = await sql<{ consultationId: number; siteId: number }>`
    update care_holds set reminded_at = app_now()
    where settled_at is null and default_at is null
      and coalesce(reminded_at, held_at) <= app_now() - ${hours} * interval '1 hour'
    returning consultation_id as "consultationId", site_id as "siteId"`.execute(db)
  return rows
}

/** Records a decision that a second person must confirm; null withdraws it. */
export async function writeProposal(
  db: Database,
  consultationId: number,
  given: { outcome: Outcome; by: number; at: Date } | null,
): Promise<void> {
  await db
    .updateTable('care_holds')
    .set({ outcome: given?.outcome ?? null, decided_by: given?.by ?? null, decided_at: given?.at ?? null })
    .where('consultation_id', '=', consultationId)
    .execute()
}

export interface Settled {
  outcome: Outcome
  timeBack: boolean
  /** null if it was settled automatically. */
  by: number | null
  confirmedBy: number | null
  at: Date
}

/** @throws the database's check_violation if the same person decides and confirms */
export async function writeSettled(db: Database, consultationId: number, given: Settled): Promise<void> {
  await db
    .updateTable('care_holds')
    .set({
      outcome: given.outcome,
      time_back: given.timeBack,
      decided_by: given.by,
      decided_at: given.by === null ? null : given.at,
      confirmed_by: given.confirmedBy,
      settled_at: given.at,
    })
    .where('consultation_id', '=', consultationId)
    .execute()
}
