import type { Visit } from '../../../app.ts'
import { findRow } from './queries.server.ts'
import { viewerOf } from './viewer.ts'
import { viewPsychic } from './views.ts'

/** The psychic that a visitor is about to consult, as shown on the sign-in page. */
export interface Host {
  name: string
  portrait: string | null
  pricePerMinute: number
}

/** The psychic whose page or consultation a path leads to; null for any other path. */
export async function findHost(visit: Visit, path: string): Promise<Host | null> {
  const [, slug] = /^\/voyance\/([a-z0-9-]+)(?:\/consulter)?(?:[?#].*)?$/.exec(path) ?? []
  const row = slug ? await findRow(visit.db, viewerOf(visit), { slug }) : null
  if (!row) return null
  const { name, portrait, pricePerMinute } = viewPsychic(row, visit.now())
  return { name, portrait, pricePerMinute }
}
