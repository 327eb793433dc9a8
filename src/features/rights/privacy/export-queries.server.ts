import type { Database } from '../../../platform/database/connect.ts'

const state = ['id', 'user_id as userId', 'asked_at as askedAt', 'done', 'steps', 'finished_at as finishedAt'] as const

export interface ExportRow {
  id: number
  userId: number
  askedAt: Date
  done: number
  steps: number
  finishedAt: Date | null
}

export async function latestExport(db: Database, userId: number): Promise<ExportRow | null> {
  const latest = db
    .selectFrom('data_exports')
    .select(state)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
  return (await latest.executeTakeFirst()) ?? null
}

export async function findExport(db: Database, id: number): Promise<ExportRow | null> {
  return (await db.selectFrom('data_exports').select(state).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function insertExport(db: Database, of: { userId: number; at: Date; steps: number }): Promise<ExportRow> {
  return db
    .insertInto('data_exports')
    .values({ user_id: of.userId, asked_at: of.at, steps: of.steps })
    .returning(state)
    .executeTakeFirstOrThrow()
}

export async function markDone(db: Database, id: number, done: number): Promise<void> {
  await db.updateTable('data_exports').set({ done }).where('id', '=', id).where('finished_at', 'is', null).execute()
}

/** False if another run of the job finished first. */
export async function finishExport(
  db: Database,
  id: number,
  files: { json: Buffer; pdf: Buffer; at: Date },
): Promise<boolean> {
  const { json, pdf, at } = files
  const row = await db
    .updateTable('data_exports')
    .set((of) => ({ json, pdf, finished_at: at, done: of.ref('steps') }))
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The sealed file of a person's own export; null if it is not theirs or has expired. */
export async function exportFile(
  db: Database,
  of: { id: number; userId: number; format: 'json' | 'pdf'; since: Date },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('data_exports')
    .select(of.format)
    .where('id', '=', of.id)
    .where('user_id', '=', of.userId)
    .where('finished_at', '>', of.since)
    .executeTakeFirst()
  return (row as Partial<Record<'json' | 'pdf', Buffer | null>> | undefined)?.[of.format] ?? null
}
