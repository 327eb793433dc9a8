import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { clientOf } from '../../house/visit/access.ts'
import { checkedDay } from './checked-day.server.ts'
import { checkedNote } from './checked-words.ts'
import { requireOpen } from './entries.server.ts'
import { lockRow, writeAskOn, writeRow } from './queries.server.ts'
import { openEntry, sealEntry } from './sealed-entry.server.ts'

/** What is absent stays as it is. */
export interface EntryChange {
  note?: string | null | undefined
  /** YYYY-MM-DD; null to be asked no more. */
  askOn?: string | null | undefined
}

/**
 * Replaces the note of an entry, or the day on which the client wants to be asked about it.
 * @throws {Refusal} notFound, journalLocked, textLength, and as checkedDay
 */
export async function changeEntry(outer: Visit, id: number, change: EntryChange): Promise<void> {
  const { id: userId } = clientOf(outer)
  const note = change.note === undefined ? undefined : checkedNote(change.note)
  const askOn = change.askOn === undefined ? undefined : checkedDay(outer, change.askOn)
  await requireOpen(outer)
  await inTransaction(outer, async ({ db, app }) => {
    const row = await lockRow(db, userId, id)
    if (!row) throw new Refusal('notFound')
    if (note !== undefined) await writeRow(db, id, sealEntry(app.keys, id, { ...openEntry(app.keys, row), note }))
    if (askOn !== undefined) await writeAskOn(db, id, askOn)
  })
}
