import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { present, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

/** Clients are shown as numbers: opening their file needs a reason, and after erasure only the number is left. */
const row = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  leavesAt: z.iso.datetime(),
  erasedAt: z.iso.datetime().nullable(),
})

export type DepartureRow = z.output<typeof row>

export const departuresResource = resource({
  name: 'departures',
  summary: 'List the clients who are leaving, with the day, and the erased accounts',
  can: 'privacy.read',
  table: 'users',
  id: 'id',
  within: (siteId) => sql<SqlBool>`base.site_id = ${siteId} and base.role = 'client' and base.leaves_at is not null`,
  row,
  sorts: { leavesAt: 'leaves_at' },
  sort: { by: 'leavesAt', order: 'desc' },
  filters: { erased: present('erased_at'), leavesFrom: since('leaves_at'), leavesTo: until('leaves_at') },
  read: (base) =>
    base
      .select(['base.id', 'base.created_at as createdAt', 'base.erased_at as erasedAt'])
      .select((row) => row.ref('base.leaves_at').$notNull().as('leavesAt')),
})
