import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import { reasonsAfter, reasonsOf } from './audit-queries.server.ts'
import { isOwnReason, openReason } from './sealed-reason.server.ts'

/** The reasons of some acts, by the number of their entry; null if it was erased with its person, or none was given. */
export async function readReasons(
  db: Database,
  keys: KeyRing,
  entryIds: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await reasonsOf(db, entryIds)
  return new Map(rows.map((row) => [row.id, openReason(keys, row)]))
}

const AT_ONCE = 1000

/** The entries whose reason was altered. */
export async function changedReasons(db: Database, keys: KeyRing): Promise<number[]> {
  const changed: number[] = []
  for (let after = 0; ; ) {
    const rows = await reasonsAfter(db, after, AT_ONCE)
    changed.push(...rows.flatMap((row) => (isOwnReason(keys, row) ? [] : [row.id])))
    if (rows.length < AT_ONCE) return changed
    after = lastOf(rows).id
  }
}

/** The number of the consultation that a subject of the log names, such as "consultation:12"; null for another thing. */
export const consultationIn = (subject: string): number | null =>
  subject.startsWith('consultation:') ? Number(subject.slice(subject.indexOf(':') + 1)) : null
