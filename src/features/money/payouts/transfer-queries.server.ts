import { sql } from 'kysely'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { ReturnReason } from './return-rules.ts'

/** A file of a site, locked until the transaction ends. */
export async function lockFile(db: StaffDatabase, siteId: number, id: number) {
  const row = await db
    .selectFrom('payout_files')
    .select('sent_at as sentAt')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function markSent(db: StaffDatabase, id: number, by: number, at: Date): Promise<void> {
  await db.updateTable('payout_files').set({ sent_at: at, sent_by: by }).where('id', '=', id).execute()
}

/**
 * Marks transfers of a file as carried out, or one of them; none that was already, or that came back.
 * @returns how many it marked
 */
export async function markExecuted(
  db: StaffDatabase,
  id: number,
  { psychicId, by, at }: { psychicId: number | null; by: number; at: Date },
): Promise<number> {
  const rows = await db
    .updateTable('psychic_payouts')
    .set({ executed_at: at, executed_by: by })
    .where('file_id', '=', id)
    .where(sql<boolean>`psychic_id = coalesce(${psychicId}::bigint, psychic_id)`)
    .where('executed_at', 'is', null)
    .where('returned_at', 'is', null)
    .returning('psychic_id')
    .execute()
  return rows.length
}

/**
 * Marks a transfer as having come back, once.
 * @returns its amount and the reference of its posting; null if there is none, or if it had come back
 */
export async function markReturned(
  db: StaffDatabase,
  id: number,
  { psychicId, reason, by, at }: { psychicId: number; reason: ReturnReason; by: number; at: Date },
): Promise<{ amount: number; reference: string } | null> {
  const row = await db
    .updateTable('psychic_payouts as o')
    .from('ledger_transactions as t')
    .set({ returned_at: at, returned_by: by, return_reason: reason })
    .whereRef('t.id', '=', 'o.transaction_id')
    .where('o.file_id', '=', id)
    .where('o.psychic_id', '=', psychicId)
    .where('o.returned_at', 'is', null)
    .returning(['o.amount', 't.reference'])
    .executeTakeFirst()
  return row ?? null
}
