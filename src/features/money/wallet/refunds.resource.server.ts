import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { present } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

const row = z.object({
  id: z.int(),
  orderId: z.int(),
  clientId: z.int(),
  amount: z.int(),
  askedAt: z.iso.datetime(),
  provider: z.string(),
  payment: z.string().describe('the provider’s reference of the refunded payment'),
  givenUpAt: z.iso.datetime().nullable().describe('since when the provider is no longer asked'),
  reference: z.string().nullable().describe('reference of the refund, once it is confirmed or was paid by other means'),
  paidBy: z.string().nullable().describe('the member of staff who paid it by other means'),
})

export type RefundRow = z.output<typeof row>

export const refundsResource = resource({
  name: 'refunds',
  summary: 'List refunds to means of payment, including those that no provider confirmed',
  can: 'payouts.make',
  table: 'order_refunds',
  id: 'id',
  // Written this way, the planner uses a filter's index instead of scanning all orders of the site.
  within: (siteId) =>
    sql<SqlBool>`not exists (select from orders o where o.id = base.order_id and o.site_id <> ${siteId})`,
  row,
  sorts: { id: 'id', askedAt: 'asked_at' },
  sort: { by: 'askedAt', order: 'desc' },
  filters: { givenUp: present('given_up_at') },
  read: (base) =>
    base
      .innerJoin('orders as o', 'o.id', 'base.order_id')
      .leftJoin('users as p', 'p.id', 'base.paid_by')
      .select(['base.id', 'base.order_id as orderId', 'o.user_id as clientId', 'base.amount', 'o.provider'])
      .select(['base.asked_at as askedAt', 'o.provider_reference as payment', 'base.given_up_at as givenUpAt'])
      .select(['base.provider_reference as reference', 'p.first_name as paidBy']),
})
