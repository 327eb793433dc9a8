import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'
import type { EntryView, Subject } from './shapes.server.ts'

/** What is stored sealed of an entry. */
export interface EntrySecrets {
  subject: Subject
  /** The person's own words; null if there are none. */
  note: string | null
  /** What became of it; absent until the person says so. */
  answer?: NonNullable<EntryView['answer']>
}

const placeOf = ({ id }: { id: number }): string => `journal ${id}`

export const sealEntry = (keys: KeyRing, id: number, secrets: EntrySecrets): Buffer =>
  keys.seal(placeOf({ id }), JSON.stringify(secrets))

/** @throws {UnreadableData} */
export const openEntry = (keys: KeyRing, row: { id: number; sealed: Buffer }): EntrySecrets =>
  JSON.parse(keys.open(placeOf(row), row.sealed))

export const sealedEntries = sealedTable({ name: 'a journal entry', table: 'journal_entries', id: 'id', placeOf })
