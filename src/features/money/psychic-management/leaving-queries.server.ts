import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { State } from './rules.ts'

/** The state of a profile, locked until the transaction ends. */
export async function lockProfileState(db: Database, id: number): Promise<State> {
  const row = await db
    .selectFrom('psychics')
    .select('state')
    .$narrowType<{ state: State }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.state
}

/** Whether somebody has the psychic's time now, on any channel. */
export async function isOccupied(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ occupied: boolean }>`select psychic_is_occupied(${id}) as occupied`.execute(db)
  return one(rows).occupied
}

/** Whether the psychic's account is erased, or will be. */
export async function isLeaving(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('psychics as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.id')
    .where('p.id', '=', id)
    .where('u.leaves_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Shows a paused profile again. */
export async function showProfile(db: Database, id: number): Promise<void> {
  await db.updateTable('psychics').set({ state: 'live' }).where('id', '=', id).where('state', '=', 'paused').execute()
}
