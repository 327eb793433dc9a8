import type { Database } from '../../../platform/database/connect.ts'
import { ifGiven } from '../../../platform/database/if-given.ts'
import type { JournalKind } from '../../house/journal/kinds.ts'

export interface EntryRow {
  id: number
  reference: string
  sealed: Buffer
  keptAt: Date
  /** YYYY-MM-DD */
  askOn: string | null
  askedAt: Date | null
}

/** What an entry is about. */
export interface Kept {
  kind: JournalKind
  reference: string
}

const columns = ['id', 'reference', 'sealed', 'kept_at as keptAt', 'ask_on as askOn', 'asked_at as askedAt'] as const

/** The id of the entry about something; null if there is none. */
export async function findKept(db: Database, userId: number, { kind, reference }: Kept): Promise<number | null> {
  const row = await db
    .selectFrom('journal_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertEntry(
  db: Database,
  userId: number,
  { keptAt, askOn, ...row }: Omit<EntryRow, 'askedAt'> & Kept,
): Promise<void> {
  await db
    .insertInto('journal_entries')
    .values({ ...row, user_id: userId, kept_at: keptAt, ask_on: askOn })
    .execute()
}

export async function countEntries(db: Database, userId: number, kind: JournalKind | null): Promise<number> {
  const { count } = await db
    .selectFrom('journal_entries')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .$call(ifGiven(kind, (q, kind) => q.where('kind', '=', kind)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The latest first. */
export async function listRows(
  db: Database,
  userId: number,
  { kind, limit, offset }: { kind: JournalKind | null; limit: number; offset: number },
): Promise<EntryRow[]> {
  return db
    .selectFrom('journal_entries')
    .select(columns)
    .where('user_id', '=', userId)
    .$call(ifGiven(kind, (q, kind) => q.where('kind', '=', kind)))
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

const ofPerson = (db: Database, userId: number, id: number) =>
  db.selectFrom('journal_entries').select(columns).where('user_id', '=', userId).where('id', '=', id)

/** null if it is another person's. */
export async function findRow(db: Database, userId: number, id: number): Promise<EntryRow | null> {
  return (await ofPerson(db, userId, id).executeTakeFirst()) ?? null
}

/** As findRow, locked until the transaction ends. */
export async function lockRow(db: Database, userId: number, id: number): Promise<EntryRow | null> {
  return (await ofPerson(db, userId, id).forUpdate().executeTakeFirst()) ?? null
}

export async function writeRow(db: Database, id: number, sealed: Buffer): Promise<void> {
  await db.updateTable('journal_entries').set({ sealed }).where('id', '=', id).execute()
}

/** Another day of asking, or none; whoever was asked may be asked again. */
export async function writeAskOn(db: Database, id: number, askOn: string | null): Promise<void> {
  await db.updateTable('journal_entries').set({ ask_on: askOn }).where('id', '=', id).execute()
}

/** An entry about which somebody is to be asked. */
export interface Due {
  id: number
  userId: number
  siteId: number
}

/** Days in Paris as YYYY-MM-DD, both included. */
export interface DueDays {
  from: string
  to: string
}

/** Entries whose day has come, by id. */
export async function listDue(db: Database, days: DueDays, after: number, limit: number): Promise<Due[]> {
  return db
    .selectFrom('journal_entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.user_id as userId', 'u.site_id as siteId'])
    .where('e.ask_on', '>=', days.from)
    .where('e.ask_on', '<=', days.to)
    .where('e.id', '>', after)
    .orderBy('e.id')
    .limit(limit)
    .execute()
}

/** Notes that a person is asked; null if they were, or want it no more. */
export async function claimDue(
  db: Database,
  id: number,
  days: DueDays,
  at: Date,
): Promise<{ kind: JournalKind; keptAt: Date } | null> {
  const row = await db
    .updateTable('journal_entries')
    .set({ ask_on: null, asked_at: at })
    .where('id', '=', id)
    .where('ask_on', '>=', days.from)
    .where('ask_on', '<=', days.to)
    .returning(['kind', 'kept_at as keptAt'])
    .$narrowType<{ kind: JournalKind }>()
    .executeTakeFirst()
  return row ?? null
}

/** False if the person has no such entry. */
export async function deleteRow(db: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('journal_entries')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteRows(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('journal_entries').where('user_id', '=', userId).execute()
}
