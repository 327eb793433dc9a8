import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { EntryRow } from './queries.server.ts'
import { openEntry } from './sealed-entry.server.ts'
import type { EntryView } from './shapes.server.ts'

/** @throws {UnreadableData} */
export function viewEntry(keys: KeyRing, row: EntryRow): EntryView {
  const { subject, note, answer = null } = openEntry(keys, row)
  const { id, reference, keptAt, askOn, askedAt } = row
  return {
    id,
    reference,
    subject,
    note,
    keptAt: keptAt.toISOString(),
    askOn,
    askedAt: askedAt?.toISOString() ?? null,
    answer,
  }
}
