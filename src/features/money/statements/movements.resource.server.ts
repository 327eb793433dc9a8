import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { is, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { movementKinds } from './rules.ts'

const row = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  provider: z.string(),
  kind: z.enum(movementKinds),
  amount: z.int().describe('cents, positive into the balance, before the fee'),
  fee: z.int(),
  currency: z.string(),
  movement: z.string().describe('the provider’s own id'),
  source: z.string().nullable().describe('the provider’s own id of the charge, refund, dispute or transfer'),
  payment: z.string().nullable().describe('the provider’s own id of the payment'),
})

export type MovementRow = z.output<typeof row>

export const movementsResource = resource({
  name: 'provider-movements',
  summary: 'List the movements of the balance at the payment providers: payments, refunds, fees, transfers',
  can: 'money.read',
  table: 'provider_movements',
  id: 'id',
  // One account at a provider serves all brands.
  within: () => sql<SqlBool>`true`,
  row,
  sorts: { id: 'id', at: 'at' },
  sort: { by: 'at', order: 'desc' },
  filters: { kind: is('kind', row.shape.kind), from: since('at'), to: until('at') },
  read: (base) =>
    base
      .select(['base.id', 'base.at', 'base.provider', 'base.kind', 'base.amount', 'base.fee', 'base.currency'])
      .select(['base.movement', 'base.source', 'base.payment']),
})
