import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { holds, is, reads, since, until } from '../../house/backoffice/filters.server.ts'
import { type Filter, resource } from '../../house/backoffice/resource.server.ts'
import { openedPsychic } from './contract.server.ts'
import { openPsychic } from './open-psychic.server.ts'
import { WARNED_DAYS } from './paper-rules.ts'
import { ofSite } from './queries.server.ts'

const row = openedPsychic
  .pick({ id: true, state: true, name: true, gender: true, isAutomaton: true, identityCheckedOn: true, joinedAt: true })
  .extend({ jobId: z.int().describe('the main job'), papersUntil: z.iso.date().nullable() })

export type PsychicRow = z.output<typeof row>

const today = sql`(select (app_now() at time zone 'Europe/Paris')::date)`

/** Papers that have expired, or expire within the warning period. */
const papersAre: Filter<'papers_until'> = {
  column: 'papers_until',
  schema: z.enum(['over', 'soon']),
  where: (value) =>
    value === 'over'
      ? sql<SqlBool>`base.papers_until < ${today}`
      : sql<SqlBool>`base.papers_until between ${today} and ${today} + ${WARNED_DAYS}::integer`,
}

/** Who sent papers that nobody has checked. */
const papersWait: Filter<'id'> = {
  column: 'id',
  schema: z.enum(['yes']),
  where: () =>
    sql<SqlBool>`base.id = any(array(
      select psychic_id from psychic_documents where outcome is null and kept_by is null))`,
}

export const psychicsResource = resource({
  name: 'psychics',
  summary: 'List the psychics of the site, from their application on',
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
    papers: papersAre,
    sentPapers: papersWait,
    name: reads('name'),
    joinedFrom: since('joined_at'),
    joinedTo: until('joined_at'),
  },
  read: (base) =>
    base
      .select(['base.id', 'base.state', 'base.name', 'base.gender', sql<number>`base.job_ids[1]`.as('jobId')])
      .select(['base.is_automaton as isAutomaton', 'base.identity_checked_on as identityCheckedOn'])
      .select('base.papers_until as papersUntil')
      .select('base.joined_at as joinedAt'),
  one: { shape: openedPsychic, open: openPsychic },
})
