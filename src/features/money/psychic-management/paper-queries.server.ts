import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { PaperStage } from './paper-rules.ts'
import type { DocumentKind } from './rules.ts'

/** When a psychic was told that their current papers have expired. `p` is the psychic. */
const overToldOn = sql<string | null>`(
  select n.told_on from psychic_paper_notices n
  where n.psychic_id = p.id and n.papers_until = p.papers_until and n.stage = 'over')`

const papersOf = (db: Database, id: number) =>
  db
    .selectFrom('psychics as p')
    .select(['p.papers_until as until', overToldOn.as('overToldOn')])
    .where('p.id', '=', id)

export const findPapers = (db: Database, id: number) => papersOf(db, id).executeTakeFirstOrThrow()

/** Psychics with an open profile and an account, whose papers expire by a day. */
export async function listEnding(db: Database, day: string): Promise<{ id: number; siteId: number }[]> {
  return db
    .selectFrom('psychics as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'u.site_id as siteId'])
    .where('p.papers_until', '<=', day)
    .where('p.state', '=', 'live')
    .orderBy('p.id')
    .execute()
}

/** A psychic whose papers expire, locked until the transaction ends; null if the psychic no longer qualifies. */
export async function lockEnding(db: Database, id: number) {
  const row = await papersOf(db, id)
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.name', 'u.email'])
    .where('p.state', '=', 'live')
    .forUpdate('p')
    .executeTakeFirst()
  return row ?? null
}

/** The kinds of the papers that expire on a day. */
export async function listEndingKinds(db: Database, id: number, until: string): Promise<DocumentKind[]> {
  const rows = await db
    .selectFrom('psychic_documents')
    .select('kind')
    .$narrowType<{ kind: DocumentKind }>()
    .where('psychic_id', '=', id)
    .where('outcome', '=', 'accepted')
    .groupBy('kind')
    .having(sql`max(coalesce(expires_on, 'infinity'))`, '=', until)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Records that a stage was announced; false if it already was. */
export async function noteStage(
  db: Database,
  { id, until, stage, on }: { id: number; until: string; stage: PaperStage; on: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: noted } = await db
    .insertInto('psychic_paper_notices')
    .values({ psychic_id: id, papers_until: until, stage, told_on: on })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return noted === 1n
}

export async function pauseProfile(db: Database, id: number): Promise<void> {
  await db.updateTable('psychics').set({ state: 'paused' }).where('id', '=', id).execute()
}
