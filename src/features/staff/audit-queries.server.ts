import { sql } from 'kysely'
import type { DayEnd } from '../../platform/at-rest/day-seal.ts'
import type { Database } from '../../platform/database/connect.ts'

export interface NewEntry {
  at: Date
  siteId: number
  /** null for a command of the machine. */
  actorId: number | null
  actorRole: string
  act: string
  /** On whom or what, e.g. "user:12". */
  subject: string
  reason: string | null
  details: Readonly<Record<string, unknown>>
  requestId: string
}

/** Adds to the chain. The end of it is locked until the transaction ends: this comes last in one. */
export async function appendAudit(db: Database, entry: NewEntry): Promise<void> {
  await sql`select audit_append(${entry.at}, ${entry.siteId}, ${entry.actorId}, ${entry.actorRole}, ${entry.act},
    ${entry.subject}, ${entry.reason}, ${JSON.stringify(entry.details)}::jsonb, ${entry.requestId})`.execute(db)
}

/** Entries of a site, the latest first, before a given one. */
export async function listAudit(db: Database, siteId: number, page: { before: number | null; limit: number }) {
  return db
    .selectFrom('audit_log as l')
    .leftJoin('users as u', 'u.id', 'l.actor_id')
    .select(['l.id', 'l.at', 'l.actor_id', 'u.first_name as actor_name', 'l.actor_role', 'l.act', 'l.subject'])
    .select(['l.reason', 'l.details', 'l.request_id'])
    .where('l.site_id', '=', siteId)
    .$if(page.before !== null, (q) => q.where('l.id', '<', page.before!))
    .orderBy('l.id', 'desc')
    .limit(page.limit)
    .execute()
}

/** The places where the chain does not hold; empty for a log that nobody touched. */
export async function auditFaults(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from audit_faults() as id order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The end of the chain. */
export async function auditHead(db: Database) {
  return db.selectFrom('audit_head').select(['entries as count', 'hash as digest']).executeTakeFirstOrThrow()
}

/** A day that is sealed already stays as it is. */
export async function insertSeal(db: Database, { day, count, digest }: DayEnd, seal: Buffer): Promise<void> {
  await sql`select audit_seal(${day}::date, ${count}, ${digest}, ${seal})`.execute(db)
}

export async function renewSeal(db: Database, day: string, seal: Buffer): Promise<void> {
  await sql`select audit_seal_renew(${day}::date, ${seal})`.execute(db)
}

/** All sealed days, the oldest first, each with its seals and the hash that the entry it ends with bears now. */
export async function listSeals(db: Database) {
  return db
    .selectFrom('audit_seals as s')
    .leftJoin('audit_log as l', 'l.id', 's.entries')
    .select(['s.day', 's.entries as count', 's.hash as digest'])
    .select(
      sql<Buffer[]>`array(select s.seal union all select r.seal from audit_seals_renewed r where r.day = s.day)`.as(
        'seals',
      ),
    )
    .select((row) => row.fn.coalesce('l.hash', sql<Buffer>`''::bytea`).as('present'))
    .orderBy('s.day')
    .execute()
}
