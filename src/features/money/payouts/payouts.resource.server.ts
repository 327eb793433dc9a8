import { sql } from 'kysely'
import { z } from 'zod'
import { is } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openedPayout } from './contract.server.ts'
import { openPayoutFile } from './take-file.server.ts'

const row = openedPayout.omit({ payouts: true })

export type PayoutRow = z.output<typeof row>

export const payoutsResource = resource({
  name: 'payouts',
  summary: 'List the files of transfers to psychics',
  can: 'payouts.make',
  table: 'payout_files',
  id: 'id',
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: { month: is('month', z.iso.date()) },
  read: (base) =>
    base
      .leftJoin('users as u', 'u.id', 'base.made_by')
      .select(['base.id', 'base.made_at as madeAt', 'u.first_name as madeBy', 'base.sent_at as sentAt'])
      .select(sql<string>`to_char(base.month, 'YYYY-MM')`.as('month'))
      .select(sql<number>`(select count(*) from psychic_payouts o where o.file_id = base.id)`.as('count'))
      .select(sql<number>`(select sum(o.amount)::bigint from psychic_payouts o where o.file_id = base.id)`.as('total')),
  one: { shape: openedPayout, open: openPayoutFile },
})
