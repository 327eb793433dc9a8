import type { App, Visit } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { listFavoriteIds, listRows, type PsychicRow } from './queries.server.ts'
import { withReturns } from './read-returns.server.ts'
import { listOf } from './viewer.ts'

interface Read {
  at: number
  rows: Promise<readonly PsychicRow[]>
}

const readBy = new WeakMap<App, Map<number, Read>>()

/**
 * Everyone whom a site lists, easiest to reach first, with no favourites marked. Cached per node for ROSTER_MS: a page
 * that shows presence is cached in turn, and both together stay under two seconds.
 */
export function rosterOf(visit: Visit): Promise<readonly PsychicRow[]> {
  // A transaction sees its own writes, and must not wait for another connection.
  if (visit.afterCommit !== null) return readRoster(visit.db, visit)
  const { app, site } = visit
  const sites = readBy.get(app) ?? new Map<number, Read>()
  readBy.set(app, sites)
  const now = visit.now().getTime()
  const last = sites.get(site.id)
  if (last && now >= last.at && now - last.at < app.config.rosterMs) return last.rows
  const rows = readRoster(app.db, visit)
  sites.set(site.id, { at: now, rows })
  rows.catch(() => sites.delete(site.id))
  return rows
}

const readRoster = async (db: Database, visit: Visit): Promise<readonly PsychicRow[]> =>
  withReturns(db, await listRows(db, listOf(visit)), visit.now())

/** The roster as this visitor sees it, favourites marked. */
export async function ownRosterOf(visit: Visit): Promise<readonly PsychicRow[]> {
  const { user, brief } = visit
  if (!user || brief?.hasFavorites === false) return rosterOf(visit)
  const [rows, favorites] = await Promise.all([rosterOf(visit), listFavoriteIds(visit.db, user.id)])
  if (favorites.length === 0) return rows
  const marked = new Set(favorites)
  return rows.map((row) => (marked.has(row.id) ? { ...row, isFavorite: true } : row))
}
