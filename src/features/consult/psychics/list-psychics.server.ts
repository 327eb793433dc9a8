import type { Visit } from '../../../app.ts'
import { clientOf } from '../../house/visit/access.ts'
import { passes } from './filter.ts'
import type { PsychicQuery } from './psychic-query.server.ts'
import { ownRosterOf } from './roster.server.ts'
import { APPEND_BY, LIST_MAX, nextOf } from './rules.ts'
import { texts } from './texts.ts'
import { capitalised, jobs } from './trades.ts'
import { type PsychicGroup, type PsychicView, viewPsychic } from './views.ts'

/** Job ids begin at 1. */
const FAVORITE_GROUP = 0

export interface PsychicList {
  psychics: PsychicView[]
  psychicsGroups: PsychicGroup[]
  /** How many pass the filters, shown or not. */
  total: number
}

/** The psychics of a site that pass the filters, easiest to reach first; grouped by job when asked. */
export async function listPsychics(visit: Visit, query: PsychicQuery): Promise<PsychicList> {
  const { origin = 0, excludedIds = [] } = query
  const now = visit.now()
  const rows = (await ownRosterOf(visit)).filter(passes(query, now))
  const appends = query.origin !== undefined || query.excludedIds !== undefined
  const limit = query.limit ?? (appends ? APPEND_BY : LIST_MAX)
  const psychics = nextOf(rows, { origin, excludedIds, limit }).map((row) => viewPsychic(row, now))
  if (!query.isGrouped) return { psychics, psychicsGroups: [], total: rows.length }
  const favorites = rows.filter((row) => row.isFavorite).map((row) => viewPsychic(row, now))
  return {
    psychics: [],
    psychicsGroups: [...favoriteGroup(favorites), ...groupByJob(psychics, query.jobId)],
    total: rows.length,
  }
}

/** The client's favourites on this site, easiest to reach first. */
export async function listFavorites(visit: Visit): Promise<PsychicView[]> {
  clientOf(visit)
  const rows = await ownRosterOf(visit)
  return rows.filter((row) => row.isFavorite).map((row) => viewPsychic(row, visit.now()))
}

/** All of them, whatever limit applies to the others. */
function favoriteGroup(favorites: PsychicView[]): PsychicGroup[] {
  if (favorites.length === 0) return []
  return [{ id: FAVORITE_GROUP, name: texts.entries.favoriteGroup, psychics: favorites, isFavoriteGroup: true }]
}

/**
 * Each psychic in all their jobs, or in the requested one, in the order of the jobs; within a job, the order of the
 * list.
 */
function groupByJob(psychics: readonly PsychicView[], asked: number | undefined): PsychicGroup[] {
  return jobs
    .filter(({ id }) => asked === undefined || id === asked)
    .map(({ id, plural }) => ({
      id,
      name: capitalised(plural),
      psychics: psychics.filter(({ jobIds }) => jobIds.includes(id)),
      isFavoriteGroup: false,
    }))
    .filter((group) => group.psychics.length > 0)
}
