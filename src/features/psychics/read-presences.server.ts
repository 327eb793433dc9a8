import type { App, Visit } from '../../app.ts'
import { listPresences, type PresenceRow } from './queries.server.ts'

const KEPT_MS = 1000

interface Kept {
  at: number
  presences: Promise<Map<number, PresenceRow>>
}

const keptBy = new WeakMap<App, Map<number, Kept>>()

/** Presence of some psychics of a site. What was read is kept for a second: every open list asks every few. */
export async function readPresences(visit: Visit, ids: readonly number[]): Promise<PresenceRow[]> {
  const presences = await presencesOf(visit)
  return [...new Set(ids)].flatMap((id) => presences.get(id) ?? [])
}

function presencesOf(visit: Visit): Promise<Map<number, PresenceRow>> {
  const sites = keptBy.get(visit.app) ?? new Map<number, Kept>()
  keptBy.set(visit.app, sites)
  const now = visit.now().getTime()
  const kept = sites.get(visit.site.id)
  if (kept && now >= kept.at && now - kept.at < KEPT_MS) return kept.presences
  const presences = listPresences(visit.app.db, visit.site.id).then((rows) => new Map(rows.map((row) => [row.id, row])))
  sites.set(visit.site.id, { at: now, presences })
  presences.catch(() => sites.delete(visit.site.id))
  return presences
}
