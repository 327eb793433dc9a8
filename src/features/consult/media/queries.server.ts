import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { Side } from '../rooms/rules.ts'

/** Notes the names of objects that are about to be put. */
export async function insertNames(db: Database, names: readonly string[], at: Date): Promise<void> {
  await db
    .insertInto('stored_files')
    .values(names.map((name) => ({ name, kept_at: at })))
    .execute()
}

/** Why a side can't send another file into a room now; null if it can. */
export async function filesLeft(
  db: Database,
  { id, side }: { id: number; side: Side },
  house: Date,
): Promise<'too-many-files' | 'files-full' | null> {
  const { rows } = await sql<{ left: 'too-many-files' | 'files-full' | null }>`
    select files_left(${id}, ${side}, room_now(${id}, ${house})) as left`.execute(db)
  return one(rows).left
}

export interface StoredFile {
  kind: 'picture' | 'note'
  file: string
  preview: string | null
  sealed: Buffer
  author: Side
  /** Whether its message never reached the client. */
  undelivered: boolean
}

/** The file of this name in a conversation. */
export async function findFile(db: Database, consultationId: number, file: string): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('message_files as f')
    .innerJoin('messages as m', (join) =>
      join.onRef('m.consultation_id', '=', 'f.consultation_id').onRef('m.sequence', '=', 'f.sequence'),
    )
    .select(['f.kind', 'f.file', 'f.preview', 'f.sealed', 'm.author', 'm.undelivered'])
    .$narrowType<StoredFile>()
    .where('f.consultation_id', '=', consultationId)
    .where('f.file', '=', file)
    .executeTakeFirst()
  return row ?? null
}

/** Names that no message refers to, kept before an instant, the oldest first. */
export async function listLeft(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_files as s')
    .select('s.name')
    .where('s.kept_at', '<=', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('message_files as f')
            .select('f.id')
            .where((or) => or.or([or('f.file', '=', or.ref('s.name')), or('f.preview', '=', or.ref('s.name'))])),
        ),
      ),
    )
    .orderBy('s.kept_at')
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}

export async function deleteName(db: Database, name: string): Promise<void> {
  await db.deleteFrom('stored_files').where('name', '=', name).execute()
}

/** Names noted after a given one and up to another, in order. */
export async function listNames(db: Database, after: string | null, upTo: string | null): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from stored_files
    where (${after}::text is null or name::text collate "C" > ${after})
      and (${upTo}::text is null or name::text collate "C" <= ${upTo})
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Which of some names are noted still. */
export async function namesAmong(db: Database, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select name::text from stored_files where name::text = any(${names}::text[])`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
