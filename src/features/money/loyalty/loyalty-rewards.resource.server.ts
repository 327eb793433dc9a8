import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { rewardIds } from './rules.ts'

const row = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  reward: z.enum(rewardIds),
  clientId: z.int(),
  client: z.string(),
  points: z.int(),
  cents: z.int().describe('owed to the association'),
  association: z.string().nullable(),
  returnedAt: z.iso.datetime().nullable().describe('when the points went back, for a reading that nobody wrote'),
})

export type LoyaltyRewardRow = z.output<typeof row>

export const loyaltyRewardsResource = resource({
  name: 'loyalty-rewards',
  summary: 'List what members took for points, with what is owed to associations',
  can: 'money.read',
  table: 'loyalty_rewards',
  id: 'id',
  row,
  sorts: { id: 'id', at: 'at' },
  sort: { by: 'at', order: 'desc' },
  filters: {
    reward: is('reward', row.shape.reward),
    clientId: is('user_id', rowId),
    from: since('at'),
    to: until('at'),
  },
  read: (base) =>
    base
      .innerJoin('users as u', 'u.id', 'base.user_id')
      .select(['base.id', 'base.at', 'base.reward', 'u.id as clientId', 'u.first_name as client', 'base.points'])
      .select(['base.cents', 'base.association', 'base.returned_at as returnedAt']),
})
