import { z } from 'zod'
import { is, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { PROPOSED, STATES } from './rules.ts'

const row = z.object({
  id: z.int(),
  state: z.enum(STATES),
  psychicId: z.int(),
  psychic: z.string(),
  field: z.enum(PROPOSED),
  before: z.string(),
  after: z.string(),
  proposedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
})

export type ProposalRow = z.output<typeof row>

export const proposalsResource = resource({
  name: 'profile-proposals',
  summary: 'List the changes that psychics propose of their profiles, with decisions and reasons',
  can: 'reviews.moderate',
  table: 'profile_proposals',
  id: 'id',
  row,
  sorts: { id: 'id', proposedAt: 'proposed_at' },
  sort: { by: 'proposedAt', order: 'desc' },
  filters: {
    state: is('state', row.shape.state),
    proposedFrom: since('proposed_at'),
    proposedTo: until('proposed_at'),
  },
  read: (base) =>
    base
      .innerJoin('psychics as p', 'p.id', 'base.psychic_id')
      .select(['base.id', 'base.state', 'base.psychic_id as psychicId', 'p.name as psychic', 'base.field'])
      .select(['base.before', 'base.after', 'base.proposed_at as proposedAt', 'base.decided_at as decidedAt'])
      .select('base.reason'),
})
