import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { STATUSES } from '../rooms/rules.ts'

const row = z.object({
  id: z.int(),
  requestedAt: z.iso.datetime(),
  status: z.string(),
  cameBy: z.string().nullable().describe('page or text; null once its client’s account was erased'),
  clientId: z.int(),
  client: z.string(),
  psychicId: z.int(),
  psychic: z.string(),
  pricePerAnswer: z.int().nullable(),
  dueAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  parts: z.int().nullable(),
  delivery: z.string().nullable(),
  total: z.int().nullable(),
  dispute: z.string().nullable(),
})

export type TextQuestionRow = z.infer<typeof row>

/** Only questions by text message: rooms have their own list. */
export const textQuestionsResource = resource({
  name: 'text-questions',
  summary: 'Questions by text message with their delays and delivery, without their words',
  can: 'clients.read',
  table: 'consultations',
  id: 'id',
  within: (siteId) => sql<SqlBool>`base.site_id = ${siteId} and base.channel = 'sms'`,
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
      .leftJoin('text_questions as q', 'q.consultation_id', 'base.id')
      .leftJoin('receipts as r', 'r.consultation_id', 'base.id')
      .leftJoin('disputes as d', 'd.consultation_id', 'base.id')
      .select(['base.id', 'base.requested_at as requestedAt', 'base.status', 'q.came_by as cameBy', 'u.id as clientId'])
      .select(['u.first_name as client', 'p.id as psychicId', 'p.name as psychic'])
      .select(['base.price_per_answer as pricePerAnswer', 'q.due_at as dueAt', 'q.answered_at as answeredAt'])
      .select(['q.parts', 'q.delivery', 'r.total', 'd.status as dispute']),
})
