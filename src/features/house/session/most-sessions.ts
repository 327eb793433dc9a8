import type { Database } from '../../../platform/database/connect.ts'

/** Concurrent sessions of a person; a list of stolen tokens yields no more than these. */
export const MOST_SESSIONS = 20

/** Only among sessions of the same kind: a password without its second factor ends no session that has both. */
export async function endOldest(
  db: Database,
  of: { siteId: number; userId: number | null; factorAt: Date | null; now: Date },
): Promise<void> {
  const beyond = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', of.userId)
    .where('site_id', '=', of.siteId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', of.now)
    .where('factor_at', of.factorAt ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .offset(MOST_SESSIONS)
  await db.updateTable('sessions').set({ revoked_at: of.now }).where('id', 'in', beyond).execute()
}
