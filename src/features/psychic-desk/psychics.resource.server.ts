import { z } from 'zod'
import { is, reads, since, until } from '../backoffice/filters.server.ts'
import { resource } from '../backoffice/resource.server.ts'
import { genders, platforms } from '../psychics/rules.ts'
import { ofSite } from './queries.server.ts'
import { states } from './rules.ts'

const row = z.object({
  id: z.int(),
  state: z.enum(states),
  name: z.string(),
  slug: z.string(),
  gender: z.enum(genders),
  jobId: z.int(),
  isAutomaton: z.boolean(),
  headline: z.string(),
  presentation: z.array(z.string()),
  method: z.string(),
  specialities: z.array(z.string()),
  offeredChannels: z.array(z.enum(platforms)),
  practisingSince: z.int(),
  identityCheckedOn: z.iso.date().nullable(),
  joinedAt: z.iso.datetime().describe('since when clients consult them; before, when their application came'),
})

export type PsychicRow = z.output<typeof row>

export const psychicsResource = resource({
  name: 'psychics',
  summary: 'Psychics of the site, from their application on.',
  can: 'psychics.manage',
  table: 'psychics',
  id: 'id',
  within: ofSite,
  row,
  sorts: { id: 'id', name: 'name', joinedAt: 'joined_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    state: is('state', row.shape.state),
    jobId: is('job_id', z.coerce.number().int().min(1).max(5)),
    name: reads('name'),
    joinedFrom: since('joined_at'),
    joinedTo: until('joined_at'),
  },
  read: (base) =>
    base
      .select(['base.id', 'base.state', 'base.name', 'base.slug', 'base.gender', 'base.job_id as jobId'])
      .select(['base.is_automaton as isAutomaton', 'base.headline', 'base.presentation', 'base.method'])
      .select(['base.specialities', 'base.offered_channels as offeredChannels'])
      .select(['base.practising_since as practisingSince', 'base.identity_checked_on as identityCheckedOn'])
      .select('base.joined_at as joinedAt'),
})
