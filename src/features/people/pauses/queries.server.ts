import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { PauseRow } from './rules.ts'

/** An account, or an address alone; `marks` are digests of what was proved. */
export interface Whose {
  siteId: number
  userId: number | null
  marks: readonly Buffer[]
}

const list = (marks: readonly Buffer[]) => sql<Buffer[]>`${[...marks]}::bytea[]`

/** The running pauses of a person, under this account or an earlier one. */
export async function runningPauses(db: Database, { siteId, userId, marks }: Whose, now: Date): Promise<PauseRow[]> {
  return db
    .selectFrom('pauses')
    .select(['id', 'kind', 'began_at as beganAt', 'ends_at as endsAt'])
    .$narrowType<{ kind: 'break' | 'exclusion' }>()
    .where('site_id', '=', siteId)
    .where((is) => is.or([is('user_id', '=', userId), sql<boolean>`marks && ${list(marks)}`]))
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .execute()
}

/** The running pauses of any of these accounts or marks. */
export async function runningPausesAmong(
  db: Database,
  { siteId, ids, marks }: { siteId: number; ids: readonly number[]; marks: readonly Buffer[] },
  now: Date,
): Promise<{ userId: number; marks: Buffer[] }[]> {
  return db
    .selectFrom('pauses')
    .select(['user_id as userId', 'marks'])
    .where('site_id', '=', siteId)
    .where((is) => is.or([sql<boolean>`user_id = any(${[...ids]}::bigint[])`, sql<boolean>`marks && ${list(marks)}`]))
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .execute()
}

export async function insertPause(
  db: Database,
  given: Whose & { userId: number; kind: 'break' | 'exclusion'; beganAt: Date; endsAt: Date | null },
): Promise<void> {
  await db
    .insertInto('pauses')
    .values({
      site_id: given.siteId,
      user_id: given.userId,
      kind: given.kind,
      marks: list(given.marks),
      began_at: given.beganAt,
      ends_at: given.endsAt,
    })
    .execute()
}

/** Sets the end of exclusions; null clears it. */
export async function writeEnd(db: Database, ids: readonly number[], endsAt: Date | null): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('pauses').set({ ends_at: endsAt }).where('id', 'in', ids).execute()
}

/** Adds marks to the pauses of an account for what it proved since they began. */
export async function addMarks(db: Database, userId: number, marks: readonly Buffer[]): Promise<void> {
  await sql`
    update pauses set marks = array(select distinct unnest(marks || ${list(marks)})) where user_id = ${userId}`.execute(
    db,
  )
}

export async function deleteOver(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('pauses').where('ends_at', '<=', now).execute()
}
