import type { Visit } from '../../../app.ts'
import type { PsychicRow } from './queries.server.ts'
import { rosterOf } from './roster.server.ts'

export type Presence = Pick<PsychicRow, 'id' | 'status' | 'platforms'>

/** Presence of some psychics of a site, without duplicates, in the order asked. */
export async function readPresences(visit: Visit, ids: readonly number[]): Promise<Presence[]> {
  const rows = new Map((await rosterOf(visit)).map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((asked) => {
    const row = rows.get(asked)
    return row ? [{ id: row.id, status: row.status, platforms: row.platforms }] : []
  })
}
