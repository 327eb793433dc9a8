import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { ifGiven } from '../../../platform/database/if-given.ts'
import type { NoteOf } from './sealed-note.server.ts'

export interface StoredNote extends NoteOf {
  sealed: Buffer
  version: number
  changedAt: Date
}

const stored = [
  'psychic_id as psychicId',
  'client_id as clientId',
  'sealed',
  'version',
  'changed_at as changedAt',
] as const

export async function findNote(db: Database, of: NoteOf): Promise<StoredNote | null> {
  const found = db
    .selectFrom('client_notes')
    .select(stored)
    .where('psychic_id', '=', of.psychicId)
    .where('client_id', '=', of.clientId)
  return (await found.executeTakeFirst()) ?? null
}

/** Whether a client's account exists and is not leaving; locks it until the transaction ends. */
export async function lockStaying(db: Database, clientId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', clientId)
    .where('erased_at', 'is', null)
    .where((is) => is.or([is('leaves_at', 'is', null), is('leaves_at', '>', now)]))
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** False if the note already exists. */
export async function insertNote(db: Database, { psychicId, clientId }: NoteOf, sealed: Buffer, at: Date) {
  const row = await db
    .insertInto('client_notes')
    .values({ psychic_id: psychicId, client_id: clientId, sealed, changed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

/** False if the version has changed. */
export async function updateNote(db: Database, of: NoteOf & { version: number }, sealed: Buffer, at: Date) {
  const { numUpdatedRows } = await db
    .updateTable('client_notes')
    .set({ sealed, changed_at: at, version: sql`default` })
    .where('psychic_id', '=', of.psychicId)
    .where('client_id', '=', of.clientId)
    .where('version', '=', of.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if the version has changed. */
export async function deleteVersion(db: Database, of: NoteOf & { version: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('client_notes')
    .where('psychic_id', '=', of.psychicId)
    .where('client_id', '=', of.clientId)
    .where('version', '=', of.version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Every psychic's note about a client, the latest first. */
export async function notesAbout(db: Database, clientId: number): Promise<(StoredNote & { name: string })[]> {
  return db
    .selectFrom('client_notes')
    .innerJoin('psychics', 'psychics.id', 'psychic_id')
    .select(stored)
    .select('psychics.name')
    .where('client_id', '=', clientId)
    .orderBy('changed_at', 'desc')
    .orderBy('psychic_id')
    .execute()
}

/** Deletes one psychic's note about a client, or all of them. */
export async function deleteNotes(db: Database, clientId: number, psychicId: number | null): Promise<void> {
  await db
    .deleteFrom('client_notes')
    .where('client_id', '=', clientId)
    .$call(ifGiven(psychicId, (q, psychicId) => q.where('psychic_id', '=', psychicId)))
    .execute()
}

/** Notes that are not sealed with the newest key, in order, locked until the transaction ends. */
export const lockStaleNotes = (
  db: Database,
  head: Buffer,
  after: NoteOf | null,
  limit: number,
): Promise<StoredNote[]> =>
  db
    .selectFrom('client_notes')
    .select(stored)
    .where(sql<boolean>`(psychic_id, client_id) > (${after?.psychicId ?? 0}::bigint, ${after?.clientId ?? 0}::bigint)`)
    .where(sql<boolean>`substring(sealed for ${head.length}::integer) <> ${head}`)
    .orderBy('psychic_id')
    .orderBy('client_id')
    .limit(limit)
    .forUpdate()
    .execute()

export async function writeSealed(db: Database, of: NoteOf, sealed: Buffer): Promise<void> {
  await db
    .updateTable('client_notes')
    .set({ sealed })
    .where('psychic_id', '=', of.psychicId)
    .where('client_id', '=', of.clientId)
    .execute()
}
