import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { one } from '../../../platform/database/one.ts'

export interface NewEntry {
  at: Date
  siteId: number
  /** null for a command-line act. */
  actorId: number | null
  actorRole: string
  act: string
  /** The subject, e.g. "user:12". */
  subject: string
  details: Readonly<Record<string, unknown>>
  requestId: string
}

/** Appends to the chain, whose end is locked until the transaction ends: call it last. */
export async function appendAudit(db: Database, entry: NewEntry): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select audit_append(${entry.at}, ${entry.siteId}, ${entry.actorId}, ${entry.actorRole}, ${entry.act},
      ${entry.subject}, null, ${JSON.stringify(entry.details)}::jsonb, ${entry.requestId}) as id`.execute(db)
  return one(rows).id
}

export async function insertReason(
  db: Database,
  { entryId, people, sealed }: { entryId: number; people: readonly number[]; sealed: Buffer },
): Promise<void> {
  await sql`insert into audit_reasons values (${entryId}, ${[...people]}::bigint[], ${sealed})`.execute(db)
}

/** The stored reasons of some entries. */
export async function reasonsOf(db: Database, entryIds: readonly number[]) {
  if (entryIds.length === 0) return []
  return db
    .selectFrom('audit_log as l')
    .leftJoin('audit_reasons as r', 'r.entry_id', 'l.id')
    .select(['l.id', 'l.reason', 'r.sealed'])
    .where('l.id', 'in', entryIds)
    .execute()
}

/** The entries after a given one that have a reason, with the stored reason. */
export async function reasonsAfter(db: Database, after: number, limit: number) {
  return db
    .selectFrom('audit_reasons as r')
    .innerJoin('audit_log as l', 'l.id', 'r.entry_id')
    .select(['l.id', 'l.reason', 'l.details', 'r.sealed'])
    .where('r.entry_id', '>', after)
    .orderBy('r.entry_id')
    .limit(limit)
    .execute()
}

/** Entries of a site, the latest first, before a given one. */
export async function listAudit(db: Database, siteId: number, page: { before: number | null; limit: number }) {
  return db
    .selectFrom('audit_log as l')
    .leftJoin('users as u', 'u.id', 'l.actor_id')
    .leftJoin('audit_reasons as r', 'r.entry_id', 'l.id')
    .select(['l.id', 'l.at', 'l.actor_id', 'u.first_name as actor_name', 'l.actor_role', 'l.act', 'l.subject'])
    .select(['l.reason', 'l.details', 'l.request_id', 'r.sealed'])
    .where('l.site_id', '=', siteId)
    .$call(ifGiven(page.before, (q, before) => q.where('l.id', '<', before)))
    .orderBy('l.id', 'desc')
    .limit(page.limit)
    .execute()
}

/** The entries where the chain is broken; empty for an intact log. */
export async function auditFaults(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from audit_faults() as id order by id`.execute(db)
  return rows.map(({ id }) => id)
}
