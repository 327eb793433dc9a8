import { openReason, shownDetails } from '../src/features/house/staff/sealed-reason.server.ts'
import type { TestApp } from './test-app.ts'

/** The audit log, the oldest first, each entry with its separately stored reason. */
export async function auditEntries({ app, owner }: TestApp) {
  const rows = await owner
    .selectFrom('audit_log as l')
    .leftJoin('audit_reasons as r', 'r.entry_id', 'l.id')
    .selectAll('l')
    .select('r.sealed')
    .orderBy('l.id')
    .execute()
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    reason: openReason(app.keys, { ...row, sealed }),
    details: shownDetails(row.details),
  }))
}

export const lastEntry = async (test: TestApp) => (await auditEntries(test)).at(-1)!
