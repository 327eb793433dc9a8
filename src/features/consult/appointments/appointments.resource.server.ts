import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { ROOM_CHANNELS } from '../rooms/rules.ts'
import { STATES } from './rules.ts'

const row = z.object({
  id: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum(STATES),
  channel: z.enum(ROOM_CHANNELS),
  clientId: z.int(),
  client: z.string(),
  psychicId: z.int(),
  psychic: z.string(),
  pricePerMinute: z.int(),
  bookedAt: z.iso.datetime(),
  endedBy: z.enum(['client', 'psychic', 'house']).nullable(),
  late: z.boolean(),
  consultationId: z.int().nullable(),
})

export type AppointmentRow = z.output<typeof row>

export const appointmentsResource = resource({
  name: 'appointments',
  summary: 'Appointments, with absences of both sides and late cancellations',
  can: 'clients.read',
  table: 'appointments',
  id: 'id',
  row,
  sorts: { id: 'id', startsAt: 'starts_at' },
  sort: { by: 'startsAt', order: 'desc' },
  filters: {
    state: is('state', row.shape.state),
    clientId: is('client_id', rowId),
    psychicId: is('psychic_id', rowId),
    startsFrom: since('starts_at'),
    startsTo: until('starts_at'),
  },
  read: (base) =>
    base
      .innerJoin('users as u', 'u.id', 'base.client_id')
      .innerJoin('psychics as p', 'p.id', 'base.psychic_id')
      .select(['base.id', 'base.starts_at as startsAt', 'base.ends_at as endsAt', 'base.state', 'base.channel'])
      .select(['u.id as clientId', 'u.first_name as client', 'p.id as psychicId', 'p.name as psychic'])
      .select(['base.price_per_minute as pricePerMinute', 'base.booked_at as bookedAt', 'base.ended_by as endedBy'])
      .select(['base.late', 'base.consultation_id as consultationId']),
})
