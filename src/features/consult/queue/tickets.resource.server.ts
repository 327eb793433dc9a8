import { sql } from 'kysely'
import { z } from 'zod'
import { is, rowId } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

const states = ['waiting', 'called', 'entered', 'lapsed', 'left', 'dissolved'] as const

const row = z.object({
  id: z.int(),
  takenAt: z.iso.datetime(),
  clientId: z.int(),
  client: z.string(),
  psychicId: z.int(),
  psychic: z.string(),
  channel: z.string(),
  way: z.string(),
  state: z.enum(states),
  wait: z.int().nullable().describe('Seconds until the turn came; null if it did not'),
  announcedFrom: z.int().nullable().describe('Minutes'),
  announcedTo: z.int().nullable().describe('Minutes; null where none was announced, or no upper bound'),
  overAt: z.iso.datetime().nullable(),
})

export type TicketLine = z.output<typeof row>

export const ticketsResource = resource({
  name: 'tickets',
  summary: 'Places in the queues of psychics: the wait, what was announced, and how it ended',
  can: 'clients.read',
  table: 'queue_tickets',
  id: 'id',
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    state: is('state', z.enum(states)),
    clientId: is('client_id', rowId),
    psychicId: is('psychic_id', rowId),
  },
  read: (base) =>
    base
      .innerJoin('users as u', 'u.id', 'base.client_id')
      .innerJoin('psychics as p', 'p.id', 'base.psychic_id')
      .select(['base.id', 'base.taken_at as takenAt', 'u.id as clientId', 'u.first_name as client'])
      .select(['p.id as psychicId', 'p.name as psychic', 'base.channel', 'base.way', 'base.state'])
      .select(sql<number | null>`extract(epoch from base.called_at - base.taken_at)::int`.as('wait'))
      .select(['base.announced_from as announcedFrom', 'base.announced_to as announcedTo', 'base.over_at as overAt'])
      .$narrowType<{ id: number }>(),
})
