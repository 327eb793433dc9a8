import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { newToken } from '../../../platform/session/token.ts'
import { writeShare } from './queries.server.ts'
import { ownResult } from './results.server.ts'

/** Shares one's own result; returns the id of its link, the same until it is unshared. @throws {Refusal} notFound */
export const shareResult = (outer: Visit, slug: string, id: string): Promise<string> =>
  inTransaction(outer, async (visit) => {
    const row = await ownResult(visit, slug, id)
    if (row.share) return row.share
    const share = newToken()
    await writeShare(visit.db, row.id, share)
    return share
  })

/** Ends the link of one's own result; another one made later has another id. @throws {Refusal} notFound */
export const unshareResult = (outer: Visit, slug: string, id: string): Promise<void> =>
  inTransaction(outer, async (visit) => {
    const row = await ownResult(visit, slug, id)
    await writeShare(visit.db, row.id, null)
  })
