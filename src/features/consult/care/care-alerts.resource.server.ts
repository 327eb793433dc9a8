import { z } from 'zod'
import { is, present } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openCareAlert, openedAlert } from './open-alert.server.ts'
import { KINDS } from './rules.ts'

const row = z.object({
  id: z.int(),
  kind: openedAlert.shape.kind,
  topic: openedAlert.shape.topic,
  raisedAt: z.iso.datetime(),
  consultationId: z.int(),
  seenBy: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  held: z.int().nullable().describe('cents of the client’s that nobody decided about yet'),
  heldUntil: z.iso.datetime().nullable().describe('when they go back by themselves'),
})

export const careAlertsResource = resource({
  name: 'care-alerts',
  summary: 'People who may be in danger, and what clients reported, without a word of either.',
  can: 'care.answer',
  table: 'care_alerts',
  id: 'id',
  row,
  sorts: { id: 'id', raisedAt: 'raised_at' },
  sort: { by: 'raisedAt', order: 'asc' },
  filters: { kind: is('kind', z.enum(KINDS)), closed: present('closed_at') },
  read: (base) =>
    base
      .leftJoin('users as s', 's.id', 'base.seen_by')
      .leftJoin('care_holds as h', (join) =>
        join
          .onRef('h.consultation_id', '=', 'base.consultation_id')
          .on('h.settled_at', 'is', null)
          .on('base.kind', '<>', 'report'),
      )
      .select(['base.id', 'base.kind', 'base.topic', 'base.raised_at as raisedAt'])
      .select(['base.consultation_id as consultationId', 's.first_name as seenBy', 'base.closed_at as closedAt'])
      .select(['h.cents as held', 'h.default_at as heldUntil']),
  one: { shape: openedAlert, open: openCareAlert },
})
