import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { chargebackStates } from './rules.ts'

const row = z.object({
  id: z.int(),
  openedAt: z.iso.datetime(),
  orderId: z.int(),
  clientId: z.int(),
  client: z.string(),
  state: z.enum(chargebackStates),
  reason: z.string().describe('the bank’s, in the provider’s word'),
  amount: z.int().describe('what is disputed of the payment'),
  frozen: z.int().describe('unused credit that is frozen, and taken if it is lost'),
  refunded: z.int().describe('unused credit that went back to the card after a warning'),
  fee: z.int().nullable().describe('what the provider charges for it'),
  dueBy: z.iso.datetime().nullable().describe('until when evidence is taken'),
  answered: z.boolean().describe('whether evidence was handed in'),
  settledAt: z.iso.datetime().nullable(),
  provider: z.string(),
  dispute: z.string().describe('the provider’s own id'),
})

export type ChargebackRow = z.output<typeof row>

export const chargebacksResource = resource({
  name: 'chargebacks',
  summary: 'List the payments that banks dispute, ask about, or warn of',
  can: 'money.read',
  table: 'chargebacks',
  id: 'id',
  row,
  sorts: { id: 'id', dueBy: 'due_by' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    state: is('state', row.shape.state),
    orderId: is('order_id', rowId),
    openedFrom: since('opened_at'),
    openedTo: until('opened_at'),
  },
  read: (base) =>
    base
      .innerJoin('orders as o', 'o.id', 'base.order_id')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select(['base.id', 'base.opened_at as openedAt', 'base.order_id as orderId', 'u.id as clientId'])
      .select(['u.first_name as client', 'base.state', 'base.reason', 'base.amount', 'base.frozen', 'base.refunded'])
      .select(['base.fee', 'base.due_by as dueBy', 'base.answered', 'base.settled_at as settledAt'])
      .select(['base.provider', 'base.provider_dispute as dispute']),
})
