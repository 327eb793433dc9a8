import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openedReconciliation, openReconciliation } from './open-reconciliation.server.ts'

const row = openedReconciliation.omit({ faults: true })

export const reconciliationsResource = resource({
  name: 'reconciliations',
  summary: 'List the daily checks of the whole ledger; any total but zero is a fault',
  can: 'money.read',
  table: 'reconciliations',
  id: 'id',
  // All brands share one ledger.
  within: () => sql<SqlBool>`true`,
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    broken: {
      column: 'fault_count',
      schema: z.enum(['yes', 'no']),
      where: (value) => (value === 'yes' ? sql<SqlBool>`base.fault_count > 0` : sql<SqlBool>`base.fault_count = 0`),
    },
  },
  read: (base) =>
    base.select(['base.id', 'base.day', 'base.checked_at as checkedAt', 'base.fault_count as faultCount']),
  one: { shape: openedReconciliation, open: openReconciliation },
})
