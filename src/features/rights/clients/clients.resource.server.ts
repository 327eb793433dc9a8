import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { present, reads, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

/** Without address and telephone: those are in the file, which is opened for a reason. */
const row = z.object({
  id: z.int(),
  firstName: z.string(),
  createdAt: z.iso.datetime(),
  provedAt: z.iso.datetime().nullable().describe('When the e-mail address was proved'),
  blockedAt: z.iso.datetime().nullable(),
  leavesAt: z.iso.datetime().nullable().describe('When the account will be erased'),
})

export type ClientRow = z.output<typeof row>

export const clientsResource = resource({
  name: 'clients',
  summary: 'Clients of the site, without their contact details',
  can: 'clients.read',
  table: 'users',
  id: 'id',
  within: (siteId) => sql<SqlBool>`base.site_id = ${siteId} and base.role = 'client' and base.erased_at is null`,
  row,
  sorts: { id: 'id', createdAt: 'created_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    firstName: reads('first_name'),
    blocked: present('suspended_at'),
    createdFrom: since('created_at'),
    createdTo: until('created_at'),
  },
  read: (base) =>
    base
      .select(['base.id', 'base.first_name as firstName', 'base.created_at as createdAt'])
      .select(['base.email_proved_at as provedAt', 'base.suspended_at as blockedAt', 'base.leaves_at as leavesAt']),
})
