import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'

export interface Door {
  /** Whether the channel is among those that the psychic offers. */
  isOffered: boolean
  isOpen: boolean
}

export async function readDoor(db: Database, psychicId: number): Promise<Door> {
  const { rows } = await sql<Door>`
    select 'sms' = any(p.offered_channels) as "isOffered", coalesce(d.is_open, true) as "isOpen"
    from psychics p left join text_doors d on d.psychic_id = p.id where p.id = ${psychicId}`.execute(db)
  return one(rows)
}

export async function writeDoor(db: Database, psychicId: number, isOpen: boolean): Promise<void> {
  const set = { is_open: isOpen, missed: 0, changed_at: sql<Date>`app_now()` }
  await db
    .insertInto('text_doors')
    .values({ psychic_id: psychicId, ...set })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet(set))
    .execute()
}

/** Counts a question that was left without an answer; from `most` in a row on, the psychic is asked no more. */
export async function countMiss(db: Database, psychicId: number, most: number): Promise<void> {
  await sql`
    insert into text_doors as d (psychic_id, is_open, missed) values (${psychicId}, ${most} > 1, 1)
    on conflict (psychic_id) do update set missed = d.missed + 1, is_open = d.is_open and d.missed + 1 < ${most},
      changed_at = app_now()`.execute(db)
}

export async function clearMisses(db: Database, psychicId: number): Promise<void> {
  await db.updateTable('text_doors').set({ missed: 0 }).where('psychic_id', '=', psychicId).execute()
}
