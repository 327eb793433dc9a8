import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { reasonKinds } from './rules.ts'

const row = z.object({
  id: z.int(),
  status: z.enum(['pending', 'published', 'refused', 'removed']),
  psychicId: z.int(),
  psychic: z.string(),
  rating: z.int(),
  text: z.string(),
  reply: z.string().nullable(),
  consultedAt: z.iso.datetime(),
  writtenAt: z.iso.datetime(),
  moderatedAt: z.iso.datetime().nullable(),
  removedAt: z.iso.datetime().nullable(),
  reasonKind: z.enum(reasonKinds).nullable(),
  refusalReason: z.string().nullable(),
})

export type ReviewRow = z.output<typeof row>

export const reviewsResource = resource({
  name: 'reviews',
  summary: 'List reviews, with decisions and reasons',
  can: 'reviews.moderate',
  table: 'reviews',
  id: 'consultation_id',
  row,
  sorts: { id: 'consultation_id', writtenAt: 'written_at', rating: 'rating' },
  sort: { by: 'writtenAt', order: 'desc' },
  filters: {
    status: is('status', row.shape.status),
    psychicId: is('psychic_id', rowId),
    rating: is('rating', z.coerce.number().int().min(1).max(5)),
    writtenFrom: since('written_at'),
    writtenTo: until('written_at'),
  },
  read: (base) =>
    base
      .innerJoin('psychics as p', 'p.id', 'base.psychic_id')
      .select(['base.consultation_id as id', 'base.status', 'p.id as psychicId', 'p.name as psychic', 'base.rating'])
      .leftJoin('review_replies as y', 'y.consultation_id', 'base.consultation_id')
      .select(['base.text', 'y.text as reply', 'base.consulted_at as consultedAt', 'base.written_at as writtenAt'])
      .select(['base.moderated_at as moderatedAt', 'base.removed_at as removedAt'])
      .select(['base.reason_kind as reasonKind', 'base.refusal_reason as refusalReason']),
})
