import { sql } from 'kysely'
import { z } from 'zod'
import { holds, is, reads, since, until } from '../backoffice/filters.server.ts'
import { resource } from '../backoffice/resource.server.ts'
import { openedPsychic } from './contract.server.ts'
import { openPsychic } from './open-psychic.server.ts'
import { ofSite } from './queries.server.ts'

const row = openedPsychic
  .pick({ id: true, state: true, name: true, gender: true, isAutomaton: true, identityCheckedOn: true, joinedAt: true })
  .extend({ jobId: z.int().describe('the main one') })

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
    jobId: holds('job_ids', z.coerce.number().int().min(1).max(5)),
    name: reads('name'),
    joinedFrom: since('joined_at'),
    joinedTo: until('joined_at'),
  },
  read: (base) =>
    base
      .select(['base.id', 'base.state', 'base.name', 'base.gender', sql<number>`base.job_ids[1]`.as('jobId')])
      .select(['base.is_automaton as isAutomaton', 'base.identity_checked_on as identityCheckedOn'])
      .select('base.joined_at as joinedAt'),
  one: { shape: openedPsychic, open: openPsychic },
})
