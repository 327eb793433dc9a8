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
  held: z.int().nullable().describe('Cents of the client’s money whose hold is undecided'),
  heldUntil: z.iso.datetime().nullable().describe('When the held amount is given back automatically'),
})

export const careAlertsResource = resource({
  name: 'care-alerts',
  summary: 'Alerts about people who may be in danger, and reports by clients, without any of their text',
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
