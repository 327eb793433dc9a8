import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** The oldest unanswered orders of a provider that were opened so many hours ago. */
export async function pendingReferences(db: Database, provider: string, hours: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('provider_reference')
    .where('provider', '=', provider)
    .where('status', '=', 'pending')
    .where('created_at', '<=', sql<Date>`app_now() - ${hours} * interval '1 hour'`)
    .orderBy('created_at')
    .limit(1000)
    .execute()
  return rows.map((row) => row.provider_reference)
}
