import { sql } from 'kysely'
import { z } from 'zod'
import { is, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openedShape } from './contract.server.ts'
import { openDispute } from './open-dispute.server.ts'

const row = z.object({
  id: z.int(),
  status: openedShape.shape.status,
  reason: z.string(),
  openedAt: z.iso.datetime(),
  clientId: z.int(),
  client: z.string(),
  psychic: z.string(),
  total: z.int(),
  refund: z.int().nullable().describe('The refunded amount'),
  proposed: z.int().nullable().describe('The amount that waits for a second person'),
  settledAt: z.iso.datetime().nullable().describe('null while a second person must confirm'),
})

export const disputesResource = resource({
  name: 'disputes',
  summary: 'Disputes with their decisions',
  can: 'disputes.answer',
  table: 'disputes',
  id: 'consultation_id',
  row,
  sorts: { id: 'consultation_id', openedAt: 'opened_at' },
  sort: { by: 'openedAt', order: 'asc' },
  filters: { status: is('status', row.shape.status), openedFrom: since('opened_at'), openedTo: until('opened_at') },
  read: (base) =>
    base
      .innerJoin('consultations as c', 'c.id', 'base.consultation_id')
      .innerJoin('users as u', 'u.id', 'c.client_id')
      .innerJoin('psychics as p', 'p.id', 'c.psychic_id')
      .innerJoin('receipts as r', 'r.consultation_id', 'c.id')
      .leftJoin('dispute_answers as a', 'a.consultation_id', 'c.id')
      .select(['c.id', 'base.status', 'base.reason', 'base.opened_at as openedAt', 'u.id as clientId'])
      .select(['u.first_name as client', 'p.name as psychic', 'r.total', 'a.settled_at as settledAt'])
      .select(sql<number | null>`case when a.settled_at is not null then a.refund end`.as('refund'))
      .select(sql<number | null>`case when a.settled_at is null then a.refund end`.as('proposed')),
  one: { shape: openedShape, open: openDispute },
})
