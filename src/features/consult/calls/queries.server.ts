import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { Side } from '../rooms/rules.ts'

/**
 * Gives a side's end of a call to a page. With `over`, also if another page has it.
 * @returns whether the page has it now
 */
export async function takeSeat(
  db: Database,
  { id, side, device, over }: { id: number; side: Side; device: string; over: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into call_seats as s (consultation_id, side, device) values (${id}, ${side}, ${device})
    on conflict (consultation_id, side) do update set device = excluded.device where ${over} or s.device = excluded.device
    returning s.device`.execute(db)
  return rows.length > 0
}

export async function hasSeat(db: Database, of: { id: number; side: Side; device: string }): Promise<boolean> {
  const row = await db
    .selectFrom('call_seats')
    .select('device')
    .where('consultation_id', '=', of.id)
    .where('side', '=', of.side)
    .executeTakeFirst()
  return row?.device === of.device
}

/** When a call is over. */
export async function clearSeats(db: Database, id: number): Promise<void> {
  await db.deleteFrom('call_seats').where('consultation_id', '=', id).execute()
}

/** A side says that it does not hear the other, or that it does again. */
export async function recordUnheard(
  db: Database,
  { id, side, unheard }: { id: number; side: Side; unheard: boolean },
  house: Date,
): Promise<{ outcome: 'done' | 'ended' | 'not-counting' | 'too-often'; moved: boolean }> {
  const { rows } = await sql<{ outcome: 'done' | 'ended' | 'not-counting' | 'too-often'; moved: boolean }>`
    select outcome, moved from say_unheard(${id}, ${side}, ${unheard}, ${house})`.execute(db)
  return one(rows)
}
