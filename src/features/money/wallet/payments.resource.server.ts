import { sql } from 'kysely'
import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

const row = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  clientId: z.int(),
  client: z.string(),
  status: z.enum(['pending', 'paid', 'refused']),
  amount: z.int(),
  credit: z.int(),
  refunded: z.int().describe('the part that was refunded'),
  provider: z.string(),
  reference: z.string().describe('ours, which the provider returns'),
  payment: z.string().nullable().describe('the provider’s own id, which refunds name'),
  threeDSecure: z
    .enum(['authenticated', 'attempted', 'exempted', 'failed', 'none'])
    .nullable()
    .describe('whether the bank authenticated the client'),
  refusal: z.enum(['declined', 'fraud', 'cancelled', 'unproven']).nullable(),
  termsVersion: z.int(),
  vatDue: z.enum(['use', 'sale']).describe('an order whose VAT is due at its sale has invoices, and no certificate'),
})

export type PaymentRow = z.output<typeof row>

export const paymentsResource = resource({
  name: 'payments',
  summary: 'List payments for credit, with the provider’s reference and the accepted terms',
  can: 'money.read',
  table: 'orders',
  id: 'id',
  row,
  sorts: { id: 'id', createdAt: 'created_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    status: is('status', row.shape.status),
    refusal: is('refusal', row.shape.refusal.unwrap()),
    clientId: is('user_id', rowId),
    reference: is('provider_reference', z.string().trim().min(1).max(200)),
    createdFrom: since('created_at'),
    createdTo: until('created_at'),
  },
  read: (base) =>
    base
      .innerJoin('users as u', 'u.id', 'base.user_id')
      .select(['base.id', 'base.created_at as createdAt', 'base.settled_at as settledAt', 'u.id as clientId'])
      .select(['u.first_name as client', 'base.status', 'base.amount', 'base.credit', 'base.provider'])
      .select(['base.provider_reference as reference', 'base.provider_payment as payment'])
      .select(['base.three_d_secure as threeDSecure', 'base.refusal', 'base.terms_version as termsVersion'])
      .select('base.vat_due as vatDue')
      .select((of) =>
        of
          .selectFrom('order_refunds as r')
          .select(sql<number>`coalesce(sum(r.amount), 0)::bigint`.as('refunded'))
          .whereRef('r.order_id', '=', 'base.id')
          .as('refunded'),
      ),
})
