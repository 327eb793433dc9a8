import type { WithdrawalRow } from './queries.server.ts'

/** A declaration as its author sees it. */
export interface WithdrawalView {
  reference: string
  orderId: number | null
  consultationId: number | null
  described: string | null
  name: string
  email: string
  refundable: number | null
  at: Date
  status: 'received' | 'refunded' | 'refused'
  answeredAt: Date | null
}

export const viewWithdrawal = (row: WithdrawalRow): WithdrawalView => ({
  reference: row.reference,
  orderId: row.order_id,
  consultationId: row.consultation_id,
  described: row.described,
  name: row.name,
  email: row.email,
  refundable: row.refundable,
  at: row.declared_at,
  status: row.status as WithdrawalView['status'],
  answeredAt: row.answered_at,
})
