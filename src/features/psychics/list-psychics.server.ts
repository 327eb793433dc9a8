import type { Visit } from '../../app.ts'
import { capitalised, jobs } from './jobs.ts'
import type { PsychicQuery } from './psychic-query.server.ts'
import { listRows } from './queries.server.ts'
import { APPEND_BY, LIST_MAX, newSince, nextOf } from './rules.ts'
import { type PsychicGroup, type PsychicView, viewPsychic } from './views.ts'

export interface PsychicList {
  psychics: PsychicView[]
  psychicsGroups: PsychicGroup[]
  /** How many pass the filters, shown or not. */
  total: number
}

/** The psychics of a site that pass the filters, who can be reached first; grouped by job when asked. */
export async function listPsychics(visit: Visit, query: PsychicQuery): Promise<PsychicList> {
  const { jobId, status, name, gender, isNew, origin = 0, excludedIds = [] } = query
  const now = visit.now()
  const rows = await listRows(visit.db, visit.site.id, {
    jobId,
    status,
    name: name || undefined,
    gender,
    isNew,
    newSince: newSince(now),
    priceAtMost: query.price === undefined ? undefined : Math.round(query.price * 100),
    platforms: query.platforms?.length ? query.platforms : undefined,
  })
  const appends = query.origin !== undefined || query.excludedIds !== undefined
  const limit = query.limit ?? (appends ? APPEND_BY : LIST_MAX)
  const psychics = nextOf(rows, { origin, excludedIds, limit }).map((row) => viewPsychic(row, now))
  if (!query.isGrouped) return { psychics, psychicsGroups: [], total: rows.length }
  return { psychics: [], psychicsGroups: groupByJob(psychics), total: rows.length }
}

/** Groups in the order of the jobs; inside, the order of the list. */
export function groupByJob(psychics: readonly PsychicView[]): PsychicGroup[] {
  const byJob = Map.groupBy(psychics, (psychic) => psychic.jobId)
  return jobs.flatMap(({ id, plural }) => {
    const ofJob = byJob.get(id)
    return ofJob ? [{ id, name: capitalised(plural), psychics: ofJob, isFavoriteGroup: false }] : []
  })
}
