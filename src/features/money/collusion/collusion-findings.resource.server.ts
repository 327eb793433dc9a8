import { type SqlBool, sql } from 'kysely'
import { is, present, rowId } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openedFinding, openFinding } from './open-finding.server.ts'
import { ofSite } from './queries.server.ts'

const row = openedFinding.omit({ figures: true, accounts: true, closedBy: true })

export const collusionFindingsResource = resource({
  name: 'collusion-findings',
  summary: 'List psychics and months in which accounts of clients look as if they acted together with the psychic',
  can: 'payouts.hold',
  table: 'collusion_findings',
  id: 'id',
  within: ofSite,
  row,
  sorts: { id: 'id', lastAt: 'last_at' },
  sort: { by: 'lastAt', order: 'desc' },
  filters: {
    rule: is('rule', row.shape.rule),
    psychicId: is('psychic_id', rowId),
    closed: present('closed_at'),
  },
  read: (base) =>
    base
      .innerJoin('psychics as p', 'p.id', 'base.psychic_id')
      .leftJoin('payout_holds as h', (on) =>
        on
          .onRef('h.psychic_id', '=', 'base.psychic_id')
          .on('h.closed_at', 'is', null)
          .on(sql<SqlBool>`h.ends_at > app_now()`),
      )
      .select(['base.id', 'base.psychic_id as psychicId', 'p.name as psychic', 'base.rule', 'base.found', 'base.total'])
      .select(['base.least', 'base.first_at as firstAt', 'base.last_at as lastAt', 'base.closed_at as closedAt'])
      .select(['h.ends_at as heldUntil', sql<string>`to_char(base.month, 'YYYY-MM')`.as('month')]),
  one: { shape: openedFinding, open: openFinding },
})
