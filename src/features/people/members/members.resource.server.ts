import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { is } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { staffRole } from './contract.server.ts'

const row = z.object({
  id: z.int(),
  firstName: z.string(),
  email: z.string().nullable(),
  role: staffRole,
  createdAt: z.iso.datetime(),
  enrolledAt: z.iso.datetime().nullable().describe('when a second factor was set up'),
  suspendedAt: z.iso.datetime().nullable(),
})

export type MemberRow = z.output<typeof row>

export const membersResource = resource({
  name: 'members',
  summary: 'List the staff of the site',
  can: 'members.manage',
  table: 'users',
  id: 'id',
  within: (siteId) =>
    sql<SqlBool>`base.site_id = ${siteId} and base.role in ('editor', 'moderator', 'support', 'admin')`,
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'asc' },
  filters: { role: is('role', row.shape.role) },
  read: (base) =>
    base
      .leftJoin('second_factors as f', 'f.user_id', 'base.id')
      .select(['base.id', 'base.first_name as firstName', 'base.email', 'base.role', 'base.created_at as createdAt'])
      .select(['f.enrolled_at as enrolledAt', 'base.suspended_at as suspendedAt']),
})
