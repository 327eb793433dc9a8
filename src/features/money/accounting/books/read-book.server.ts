import type { Database } from '../../../../platform/database/connect.ts'
import { lastOf } from '../../../../platform/needed/needed.ts'
import type { Period } from '../period.ts'
import { countBefore, listPostings } from '../queries.server.ts'
import { type BookEntry, bookEntry } from './book-entries.ts'

/** Postings in memory at a time. */
const AT_ONCE = 500

/**
 * The entries of a site’s books for a period that is over, in batches. They are numbered from the site’s first posting
 * on, so that an entry has the same number in every file, whatever its period. Read again, they are the same: nothing
 * is added to days that are over, and the ledger is append-only.
 */
export async function* readBook(db: Database, siteId: number, period: Period): AsyncGenerator<BookEntry[]> {
  let number = await countBefore(db, siteId, period)
  for (let after: number | null = null; ; ) {
    const postings = await listPostings(db, siteId, period, { after, limit: AT_ONCE })
    if (postings.length === 0) return
    yield postings.map((posting) => bookEntry(siteId, posting, ++number))
    after = lastOf(postings).id
  }
}
