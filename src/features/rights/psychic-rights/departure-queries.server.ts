import type { Database } from '../../../platform/database/connect.ts'

export async function insertDeparture(
  db: Database,
  { psychicId, at, wasLive }: { psychicId: number; at: Date; wasLive: boolean },
): Promise<void> {
  await db.insertInto('psychic_departures').values({ psychic_id: psychicId, asked_at: at, was_live: wasLive }).execute()
}

/** Forgets a departure; returns whether clients saw the profile before it. */
export async function takeDeparture(db: Database, psychicId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('psychic_departures')
    .where('psychic_id', '=', psychicId)
    .returning('was_live')
    .executeTakeFirst()
  return row?.was_live ?? false
}
