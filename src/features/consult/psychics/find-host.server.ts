import type { Visit } from '../../../app.ts'
import { findRow } from './queries.server.ts'
import { viewerOf } from './viewer.ts'
import { viewPsychic } from './views.ts'

/** Whoever a stranger is about to consult, as the door shows them. */
export interface Host {
  name: string
  portrait: string | null
  pricePerMinute: number
}

/** The psychic to whose page, or to whose consultation, a path leads; null for any other path. */
export async function findHost(visit: Visit, path: string): Promise<Host | null> {
  const [, slug] = /^\/voyance\/([a-z0-9-]+)(?:\/consulter)?(?:[?#].*)?$/.exec(path) ?? []
  const row = slug ? await findRow(visit.db, viewerOf(visit), { slug }) : null
  if (!row) return null
  const { name, portrait, pricePerMinute } = viewPsychic(row, visit.now())
  return { name, portrait, pricePerMinute }
}
