import { z } from 'zod'
import { is, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { reasonKinds } from '../reviews/rules.ts'

const row = z.object({
  id: z.int(),
  status: z.enum(['pending', 'published', 'refused']),
  psychic: z.string(),
  rating: z.int(),
  review: z.string(),
  text: z.string(),
  version: z.int(),
  writtenAt: z.iso.datetime(),
  moderatedAt: z.iso.datetime().nullable(),
  reasonKind: z.enum(reasonKinds).nullable(),
  refusalReason: z.string().nullable(),
})

export type ReplyRow = z.output<typeof row>

export const repliesResource = resource({
  name: 'review-replies',
  summary: 'List psychics’ replies to reviews, with decisions and reasons',
  can: 'reviews.moderate',
  table: 'review_replies',
  id: 'consultation_id',
  row,
  sorts: { id: 'consultation_id', writtenAt: 'written_at' },
  sort: { by: 'writtenAt', order: 'desc' },
  filters: {
    status: is('status', row.shape.status),
    writtenFrom: since('written_at'),
    writtenTo: until('written_at'),
  },
  read: (base) =>
    base
      .innerJoin('reviews as r', 'r.consultation_id', 'base.consultation_id')
      .innerJoin('psychics as p', 'p.id', 'r.psychic_id')
      .select(['base.consultation_id as id', 'base.status', 'p.name as psychic', 'r.rating', 'r.text as review'])
      .select(['base.text', 'base.version', 'base.written_at as writtenAt', 'base.moderated_at as moderatedAt'])
      .select(['base.reason_kind as reasonKind', 'base.refusal_reason as refusalReason']),
})
