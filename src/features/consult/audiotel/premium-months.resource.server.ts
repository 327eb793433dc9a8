import { sql } from 'kysely'
import { z } from 'zod'
import { resource } from '../../house/backoffice/resource.server.ts'

const row = z.object({
  id: z.int(),
  month: z.string().describe('YYYY-MM'),
  operatorCalls: z.int(),
  ownCalls: z.int(),
  operatorSeconds: z.int(),
  ownSeconds: z.int(),
  differs: z.int().describe('The operator’s seconds less ours'),
  payback: z.int().describe('Cents that the operator owes by our count'),
  checkedAt: z.iso.datetime(),
})

export const premiumMonthsResource = resource({
  name: 'premium-months',
  summary: 'List the months of the premium-rate number: the operator’s calls and seconds beside ours',
  can: 'payouts.make',
  table: 'premium_months',
  id: 'id',
  row,
  sorts: { id: 'id', month: 'month' },
  sort: { by: 'month', order: 'desc' },
  filters: {},
  read: (base) =>
    base
      .select(['base.id', 'base.operator_calls as operatorCalls', 'base.own_calls as ownCalls'])
      .select(['base.operator_seconds as operatorSeconds', 'base.own_seconds as ownSeconds'])
      .select(['base.own_payback as payback', 'base.checked_at as checkedAt'])
      .select(sql<string>`to_char(base.month, 'YYYY-MM')`.as('month'))
      .select(sql<number>`(base.operator_seconds - base.own_seconds)::integer`.as('differs')),
})
