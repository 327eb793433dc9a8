import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openReason, shownDetails } from '../../house/staff/sealed-reason.server.ts'

const row = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actorId: z.int().nullable(),
  actor: z.string().nullable(),
  actorRole: z.string(),
  act: z.string(),
  subject: z.string(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string(),
})

export type AuditRow = z.output<typeof row>

export const auditResource = resource({
  name: 'audit',
  summary: 'List the acts of the site’s staff',
  can: 'audit.read',
  table: 'audit_log',
  id: 'id',
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    act: is('act', z.string().max(60)),
    actorId: is('actor_id', rowId),
    subject: is('subject', z.string().max(60)),
    from: since('at'),
    to: until('at'),
  },
  read: (base) =>
    base
      .leftJoin('users as u', 'u.id', 'base.actor_id')
      .leftJoin('audit_reasons as r', 'r.entry_id', 'base.id')
      .select(['base.id', 'base.at', 'base.actor_id as actorId', 'u.first_name as actor'])
      .select(['base.actor_role as actorRole', 'base.act', 'base.subject', 'base.reason', 'base.details'])
      .select(['base.request_id as requestId', 'r.sealed']),
  opened: (keys, row) => ({ ...row, reason: openReason(keys, row), details: shownDetails(row.details) }),
})
