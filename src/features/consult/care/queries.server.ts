import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { Kind, Topic } from './rules.ts'
import type { AlertOf } from './sealed-alert.server.ts'

export interface NewAlert extends AlertOf {
  siteId: number
  kind: Kind
  clientId: number
  sealed: Buffer | null
  at: Date
}

/** @throws the database's unique_violation for a second alert with the same consultation and topic */
export async function insertAlert(db: Database, given: NewAlert): Promise<number> {
  const { id } = await db
    .insertInto('care_alerts')
    .values({
      site_id: given.siteId,
      kind: given.kind,
      topic: given.topic,
      consultation_id: given.consultationId,
      client_id: given.clientId,
      sealed: given.sealed,
      raised_at: given.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const columns = [
  'a.id',
  'a.kind',
  'a.topic',
  'a.consultation_id as consultationId',
  'a.client_id as clientId',
  'a.sealed',
  'a.sealed_answer as sealedAnswer',
  'a.raised_at as raisedAt',
  'a.seen_at as seenAt',
  'a.closed_at as closedAt',
] as const

/** A client's reports about a consultation, oldest first. */
export async function listReports(db: Database, consultationId: number) {
  return db
    .selectFrom('care_alerts as a')
    .select(columns)
    .$narrowType<{ topic: Topic }>()
    .where('a.consultation_id', '=', consultationId)
    .where('a.kind', '=', 'report')
    .orderBy('a.id')
    .execute()
}

/** An alert with its client and psychic, locked until the end of the transaction. */
export async function lockAlert(db: StaffDatabase, siteId: number, id: number) {
  return db
    .selectFrom('care_alerts as a')
    .innerJoin('consultations as c', 'c.id', 'a.consultation_id')
    .innerJoin('users as u', 'u.id', 'a.client_id')
    .innerJoin('psychics as p', 'p.id', 'c.psychic_id')
    .leftJoin('users as s', 's.id', 'a.seen_by')
    .leftJoin('users as d', 'd.id', 'a.closed_by')
    .select(columns)
    .select(['u.first_name as client', 'u.email', 'p.id as psychicId', 'p.name as psychic'])
    .select(['c.requested_at as requestedAt', 's.first_name as seenBy', 'd.first_name as closedBy'])
    .select((of) =>
      of
        .selectFrom('care_alerts as o')
        .select((one) => one.fn.countAll<number>().as('others'))
        .whereRef('o.client_id', '=', 'a.client_id')
        .whereRef('o.id', '<>', 'a.id')
        .as('others'),
    )
    .$narrowType<{ kind: Kind; topic: Topic | null; others: number }>()
    .where('a.id', '=', id)
    .where('a.site_id', '=', siteId)
    .forUpdate('a')
    .executeTakeFirst()
}

export type LockedAlert = NonNullable<Awaited<ReturnType<typeof lockAlert>>>

/** Stores the answer with which an alert will be closed once a second person confirms; null removes it. */
export async function keepAnswer(db: StaffDatabase, id: number, answer: Buffer | null): Promise<void> {
  await db.updateTable('care_alerts').set({ sealed_answer: answer }).where('id', '=', id).execute()
}

/** Records the first member of staff to open an alert. */
export async function markSeen(db: StaffDatabase, id: number, by: number, at: Date): Promise<void> {
  await db
    .updateTable('care_alerts')
    .set({ seen_by: by, seen_at: at })
    .where('id', '=', id)
    .where('seen_by', 'is', null)
    .execute()
}

export async function closeAlert(db: StaffDatabase, id: number, given: { answer: Buffer; by: number; at: Date }) {
  await db
    .updateTable('care_alerts')
    .set({ sealed_answer: given.answer, closed_by: given.by, closed_at: given.at })
    .where('id', '=', id)
    .execute()
}

/** The alert that ended a consultation; null once it is erased. */
export async function findAlertId(db: Database, consultationId: number): Promise<number | null> {
  const row = await db
    .selectFrom('care_alerts')
    .select('id')
    .where('consultation_id', '=', consultationId)
    .where('topic', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether a consultation has an alert of any kind: distress, the psychic's button or a report. */
export async function hasAlert(db: Database, consultationId: number): Promise<boolean> {
  const one = db.selectFrom('care_alerts').select('id').where('consultation_id', '=', consultationId).limit(1)
  return (await one.executeTakeFirst()) !== undefined
}

export async function countOpen(db: Database, siteId: number): Promise<number> {
  const { open } = await db
    .selectFrom('care_alerts')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open
}

/** Those of these clients who are cared for: an alert about them is open or was raised since then, or credit of theirs is held. */
export async function caredFor(db: Database, clientIds: readonly number[], since: Date): Promise<number[]> {
  if (clientIds.length === 0) return []
  const alerted = await db
    .selectFrom('care_alerts')
    .select('client_id')
    .where('client_id', 'in', clientIds)
    .where((is) => is.or([is('closed_at', 'is', null), is('raised_at', '>', since)]))
    .execute()
  const held = await db
    .selectFrom('care_holds')
    .select('client_id')
    .where('client_id', 'in', clientIds)
    .where((is) => is.or([is('settled_at', 'is', null), is('held_at', '>', since)]))
    .execute()
  return [...alerted, ...held].map((row) => row.client_id)
}
