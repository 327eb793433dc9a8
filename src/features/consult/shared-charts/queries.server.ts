import type { Database } from '../../../platform/database/connect.ts'

interface Shared {
  consultationId: number
  chartId: number
}

export async function insertShared(db: Database, { consultationId, chartId }: Shared, at: Date): Promise<void> {
  await db
    .insertInto('shared_charts')
    .values({ consultation_id: consultationId, chart_id: chartId, shared_at: at })
    .execute()
}

/** The chart shared for a consultation that is not over; null if there is none. */
export async function sharedChartId(db: Database, consultationId: number): Promise<number | null> {
  const shared = db.selectFrom('shared_charts').select('chart_id').where('consultation_id', '=', consultationId)
  return (await shared.executeTakeFirst())?.chart_id ?? null
}

/** False if none was shared. */
export async function deleteShared(db: Database, consultationId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shared_charts')
    .where('consultation_id', '=', consultationId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
