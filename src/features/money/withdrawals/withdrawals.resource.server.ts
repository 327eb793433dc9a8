import { sql } from 'kysely'
import { z } from 'zod'
import { is, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openedWithdrawal } from './contract.server.ts'
import { openWithdrawal } from './open-withdrawal.server.ts'

const row = z.object({
  id: z.int(),
  reference: z.string(),
  status: openedWithdrawal.shape.status,
  name: z.string(),
  orderId: z.int().nullable(),
  consultationId: z.int().nullable(),
  described: z.string().nullable(),
  refundable: z.int().nullable().describe('due at the time of the declaration, cents'),
  refund: z.int().nullable().describe('refunded, cents'),
  proposed: z.int().nullable().describe('waiting for a second person, cents'),
  declaredAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable().describe('null while a second person must confirm'),
})

export const withdrawalsResource = resource({
  name: 'withdrawals',
  summary: 'List withdrawals from contracts, with their decisions',
  can: 'withdrawals.answer',
  table: 'contract_withdrawals',
  id: 'id',
  row,
  sorts: { id: 'id', declaredAt: 'declared_at' },
  sort: { by: 'declaredAt', order: 'asc' },
  filters: {
    status: is('status', row.shape.status),
    reference: is('reference', z.string().trim().min(1).max(40)),
    declaredFrom: since('declared_at'),
    declaredTo: until('declared_at'),
  },
  read: (base) =>
    base
      .select(['base.id', 'base.reference', 'base.status', 'base.name', 'base.order_id as orderId', 'base.described'])
      .select(['base.consultation_id as consultationId', 'base.refundable'])
      .select(sql<number | null>`case when base.status <> 'received' then base.refund end`.as('refund'))
      .select(sql<number | null>`case when base.status = 'received' then base.refund end`.as('proposed'))
      .select(['base.declared_at as declaredAt', 'base.decided_at as decidedAt', 'base.answered_at as answeredAt']),
  one: { shape: openedWithdrawal, open: openWithdrawal },
})
