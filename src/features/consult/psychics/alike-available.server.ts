import type { Visit } from '../../../app.ts'
import { listAlike } from './queries.server.ts'
import { viewerOf } from './viewer.ts'
import { type PsychicView, viewPsychic } from './views.ts'

/** Available psychics most similar to one who could not be reached: a shared job first, then the nearest price. */
export async function alikeAvailable(visit: Visit, psychicId: number, count: number): Promise<PsychicView[]> {
  const rows = await listAlike(visit.db, viewerOf(visit), psychicId, count)
  return rows.map((row) => viewPsychic(row, visit.now()))
}
