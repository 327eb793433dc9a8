import { sql } from 'kysely'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'

export const milestones = [
  'registered',
  'proved',
  'consent-given',
  'consent-refused',
  'order',
  'order-refund',
  'consultation',
  'dispute',
  'dispute-refund',
  'withdrawal',
  'complaint',
  'contact',
  'blocked',
  'unblocked',
  'leaves',
] as const

export interface Milestone {
  at: Date
  kind: (typeof milestones)[number]
  /** The id of the subject, if it has one. */
  about: number | null
  /** Integer cents. */
  amount: number | null
  /** A state, a type of consent, or a reason. */
  detail: string | null
}

/** Events between a client and the company, newest first, without messages or reasons given by staff. */
export async function listMilestones(
  db: StaffDatabase,
  { id, siteId, limit }: { id: number; siteId: number; limit: number },
): Promise<Milestone[]> {
  const { rows } = await sql<Milestone>`
    select at, kind, about, amount, detail from (
      select created_at as at, 'registered' as kind, null::bigint as about, null::bigint as amount, null::text as detail
        from users where id = ${id}
      union all select email_proved_at, 'proved', null, null, null from users where id = ${id}
      union all select leaves_at, 'leaves', null, null, null from users where id = ${id}
      union all select given_at, case when agreed then 'consent-given' else 'consent-refused' end, id, null, type
        from consent_proofs where user_id = ${id}
      union all select created_at, 'order', id, amount, status from orders where user_id = ${id}
      union all select r.asked_at, 'order-refund', r.order_id, r.amount, null
        from order_refunds r join orders o on o.id = r.order_id where o.user_id = ${id}
      union all select c.requested_at, 'consultation', c.id, r.total, c.status
        from consultations c left join receipts r on r.consultation_id = c.id where c.client_id = ${id}
      union all select d.opened_at, 'dispute', c.id, null, d.status
        from consultations c join disputes d on d.consultation_id = c.id where c.client_id = ${id}
      union all select a.settled_at, 'dispute-refund', c.id, a.refund, null
        from consultations c join dispute_answers a on a.consultation_id = c.id
        where c.client_id = ${id} and a.decision = 'refund'
      union all select declared_at, 'withdrawal', id, refund, status from contract_withdrawals where user_id = ${id}
      union all select made_at, 'complaint', id, null, null from complaints where user_id = ${id}
      union all select sent_at, 'contact', id, null, null from contact_messages where user_id = ${id}
      union all select at, case act when 'client.block' then 'blocked' else 'unblocked' end, id, null, null
        from audit_log where site_id = ${siteId} and subject = ${`user:${id}`}
          and act in ('client.block', 'client.unblock')
    ) happened where at is not null order by at desc, kind limit ${limit}`.execute(db)
  return rows
}
