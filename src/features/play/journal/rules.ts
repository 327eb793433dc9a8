import { href } from 'react-router'
import { daysAfter } from '../../../platform/time/days.ts'
import { type JournalKind, kindSlugs } from '../../house/journal/kinds.ts'

export const ENTRIES_MAX = 500
/** Entries on a page. */
export const PAGE_SIZE = 20
export const NOTE_MAX = 2000
export const QUESTION_MAX = 300
export const ANSWER_MAX = 1000
/** How far away the day on which to be asked may be. */
const ASK_DAYS = 365

/** The days that may be chosen on a day, all as YYYY-MM-DD. */
export const askDays = (today: string) => ({ first: daysAfter(today, 1), last: daysAfter(today, ASK_DAYS) })

/** A text as kept: a form sends two characters for each line end, and only one counts. Empty is null. */
export const tidied = (typed: string | null | undefined): string | null =>
  typed?.replaceAll('\r\n', '\n').trim() || null

/** The page that keeps a question; it gives each a reference of its own. */
export const askAddress = `${href('/mon-journal/garder')}?genre=${kindSlugs.question}`

export const entryAddress = (id: number): string => href('/mon-journal/:id', { id: String(id) })

export function journalAddress(kind: JournalKind | null, page = 1): string {
  const query = new URLSearchParams({
    ...(kind && { genre: kindSlugs[kind] }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${href('/mon-journal')}?${query}` : href('/mon-journal')
}
