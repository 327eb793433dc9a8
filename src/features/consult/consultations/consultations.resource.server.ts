import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { STATUSES } from '../rooms/rules.ts'
import { openConsultation, openedConsultation } from './open-consultation.server.ts'

const row = z.object({
  id: z.int(),
  requestedAt: z.iso.datetime(),
  status: z.string(),
  channel: z.string(),
  clientId: z.int(),
  client: z.string(),
  psychicId: z.int(),
  psychic: z.string(),
  pricePerMinute: z.int(),
  seconds: z.int().nullable(),
  total: z.int().nullable(),
  dispute: z.string().nullable(),
  campaign: z.string().nullable().describe('of the link that led to it; a chat without one has « website »'),
})

export const consultationsResource = resource({
  name: 'consultations',
  summary: 'Consultations, without their messages',
  can: 'clients.read',
  table: 'consultations',
  id: 'id',
  row,
  sorts: { id: 'id', requestedAt: 'requested_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    status: is('status', z.enum(STATUSES)),
    clientId: is('client_id', rowId),
    psychicId: is('psychic_id', rowId),
    requestedFrom: since('requested_at'),
    requestedTo: until('requested_at'),
  },
  read: (base) =>
    base
      .innerJoin('users as u', 'u.id', 'base.client_id')
      .innerJoin('psychics as p', 'p.id', 'base.psychic_id')
      .leftJoin('receipts as r', 'r.consultation_id', 'base.id')
      .leftJoin('disputes as d', 'd.consultation_id', 'base.id')
      .select(['base.id', 'base.requested_at as requestedAt', 'base.status', 'base.channel', 'u.id as clientId'])
      .select(['u.first_name as client', 'p.id as psychicId', 'p.name as psychic', 'r.seconds', 'r.total'])
      .select(['base.price_per_minute as pricePerMinute', 'd.status as dispute', 'base.campaign']),
  one: { shape: openedConsultation, open: openConsultation },
})
