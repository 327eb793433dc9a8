import { inner, kept, ofClient, ofNobody, ofStaff, type Tables } from '../../../personal-data/kinds.ts'
import { consultationIn } from './read-reasons.server.ts'

/**
 * Acts of the staff. Clients are told who read their conversations; the reasons are stored separately and deleted with
 * the client.
 */
const auditLog = ofStaff(
  'id',
  'at',
  'site_id',
  'actor_id',
  'actor_role',
  'act',
  'subject',
  'reason',
  'details',
  'request_id',
  'previous_hash',
  'hash',
)

export const tables: Tables = {
  audit_log: {
    ...auditLog,
    of: 'reading',
    heading: 'readings',
    open: (_keys, row) => ({ subject: consultationIn(row.subject as string) }),
    columns: {
      ...auditLog.columns,
      at: kept('at', 'staff'),
      actor_role: kept('role', 'staff'),
      subject: kept('consultation', 'staff'),
      reason: kept('reason', 'staff'),
    },
  },
  // The reasons for readings are exported with the readings.
  audit_reasons: ofClient('reasoned', null, { entry_id: inner, people: inner, sealed: inner }),
  staff_refunds: ofStaff('staff_id', 'day', 'cents'),
  audit_head: ofNobody('only_row', 'entries', 'hash'),
}
