import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'

/** Requests that nobody answered in time. */
export async function expiredRequests(db: Database, seconds: number, house: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('consultations')
    .select('id')
    .where('status', '=', 'requested')
    .where('requested_at', '<=', sql<Date>`room_time(${house}, clock_base_ms) - ${seconds} * interval '1 second'`)
    .orderBy('requested_at')
    .limit(200)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Takes rooms whose state changes by time alone, longest due first, for this node: others get them again in a second.
 * `looked` is how many rooms were looked at.
 */
export async function claimRooms(
  db: Database,
  house: Date,
  atMost: { looked: number; due: number },
): Promise<{ due: number[]; looked: number }> {
  const { rows } = await sql<{ due: number[]; looked: number }>`
    select to_jsonb(due) as due, looked from rooms_claim(${house}, ${atMost.looked}, ${atMost.due})`.execute(db)
  return one(rows)
}
