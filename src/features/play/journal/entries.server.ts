import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { hasWithdrawn } from '../../house/consents/has-consent.server.ts'
import type { JournalKind } from '../../house/journal/kinds.ts'
import { clientOf } from '../../house/visit/access.ts'
import { countEntries, deleteRow, deleteRows, findRow, listRows } from './queries.server.ts'
import { PAGE_SIZE } from './rules.ts'
import type { EntryView } from './shapes.server.ts'
import { viewEntry } from './views.server.ts'

/** A page of a client's journal. */
export interface JournalPart {
  entries: EntryView[]
  page: number
  pages: number
  /** Entries of this kind on all pages. */
  total: number
  /** Whether the consent was withdrawn, so that entries are counted and not shown. */
  locked: boolean
}

/** @throws {Refusal} journalLocked once the client withdrew the consent that the journal rests on */
export async function requireOpen(visit: Visit): Promise<void> {
  if (await hasWithdrawn(visit, clientOf(visit).id, 'SENSITIVE_DATA')) throw new Refusal('journalLocked')
}

/** The client's journal, the latest first. @throws {Refusal} notFound for a page after the last */
export async function listEntries(
  visit: Visit,
  { kind, page }: { kind: JournalKind | null; page: number },
): Promise<JournalPart> {
  const { id } = clientOf(visit)
  const [total, locked, rows] = await Promise.all([
    countEntries(visit.db, id, kind),
    hasWithdrawn(visit, id, 'SENSITIVE_DATA'),
    listRows(visit.db, id, { kind, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
  ])
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (page > pages) throw new Refusal('notFound')
  if (locked) return { entries: [], page, pages, total, locked }
  return { entries: rows.map((row) => viewEntry(visit.app.keys, row)), page, pages, total, locked }
}

/** @throws {Refusal} notFound, journalLocked */
export async function readEntry(visit: Visit, id: number): Promise<EntryView> {
  const row = await findRow(visit.db, clientOf(visit).id, id)
  if (!row) throw new Refusal('notFound')
  await requireOpen(visit)
  return viewEntry(visit.app.keys, row)
}

/** Deletes an entry; what it is about stays where it is. @throws {Refusal} notFound */
export async function removeEntry(visit: Visit, id: number): Promise<void> {
  if (!(await deleteRow(visit.db, clientOf(visit).id, id))) throw new Refusal('notFound')
}

/** Deletes the whole journal, even a locked one. */
export const clearJournal = (visit: Visit): Promise<void> => deleteRows(visit.db, clientOf(visit).id)
