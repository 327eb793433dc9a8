import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { present, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

/** Who leaves is a number: their file is opened for a reason, and of who is erased nothing else is left. */
const row = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  leavesAt: z.iso.datetime(),
  erasedAt: z.iso.datetime().nullable(),
})

export type DepartureRow = z.output<typeof row>

export const departuresResource = resource({
  name: 'departures',
  summary: 'Clients who leave, with the day, and those whose account was erased.',
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
