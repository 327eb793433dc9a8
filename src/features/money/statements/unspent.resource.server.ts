import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { resource } from '../../house/backoffice/resource.server.ts'

const row = z.object({
  id: z.int(),
  day: z.iso.date(),
  readAt: z.iso.datetime(),
  clientMoney: z.int().describe('cents that clients paid and have not spent'),
  atProvider: z.int().nullable().describe('cents that the provider holds for us'),
  atBank: z.int().nullable().describe('cents on the bank account, as staff told'),
  missing: z.int().nullable().describe('cents that lack to cover what is unspent; null until the bank is told'),
  toldBy: z.string().nullable(),
})

export type UnspentRow = z.output<typeof row>

export const unspentResource = resource({
  name: 'unspent-days',
  summary: 'List, by day, what clients have not spent, beside what the provider and the bank hold',
  can: 'money.read',
  table: 'unspent_days',
  id: 'id',
  // The brands are one company, with one account.
  within: () => sql<SqlBool>`true`,
  row,
  sorts: { id: 'id', day: 'day' },
  sort: { by: 'day', order: 'desc' },
  filters: {},
  read: (base) =>
    base
      .leftJoin('users as u', 'u.id', 'base.told_by')
      .select(['base.id', 'base.day', 'base.read_at as readAt', 'base.client_money as clientMoney'])
      .select(['base.at_provider as atProvider', 'base.at_bank as atBank', 'u.first_name as toldBy'])
      .select(
        sql<number | null>`case when base.at_bank is not null
          then greatest(0, base.client_money - coalesce(base.at_provider, 0) - base.at_bank) end`.as('missing'),
      ),
})
