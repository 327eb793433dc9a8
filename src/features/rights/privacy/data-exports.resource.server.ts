import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { is, present, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

/** Without the copy itself: it is sealed, and only for its person. */
const row = z.object({
  id: z.int(),
  clientId: z.int(),
  askedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  done: z.int().describe('finished steps'),
  steps: z.int(),
})

export type DataExportRow = z.output<typeof row>

export const dataExportsResource = resource({
  name: 'data-exports',
  summary: 'List the copies of their data that clients requested, without their content',
  can: 'privacy.read',
  table: 'data_exports',
  id: 'id',
  within: (siteId) => sql<SqlBool>`exists (select from users u where u.id = base.user_id and u.site_id = ${siteId})`,
  row,
  sorts: { id: 'id', askedAt: 'asked_at' },
  sort: { by: 'askedAt', order: 'desc' },
  filters: {
    clientId: is('user_id', rowId),
    finished: present('finished_at'),
    askedFrom: since('asked_at'),
    askedTo: until('asked_at'),
  },
  read: (base) =>
    base
      .select(['base.id', 'base.user_id as clientId', 'base.asked_at as askedAt', 'base.finished_at as finishedAt'])
      .select(['base.done', 'base.steps']),
})
