import type { App } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { siteBy } from '../../../sites/index.ts'
import { settleHoldsOf } from '../../consult/care/settle-hold.server.ts'
import { hasOpen } from '../../consult/rooms/queries.server.ts'
import { endPurses, refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { endReturned } from '../../money/withdrawals/end-returned.server.ts'
import { keepMarks } from '../my-pause/keep-marks.server.ts'
import { awaitsAnswer, dueAccounts, lockLeaving } from './departure-queries.server.ts'
import { erasePsychic } from './erase-psychic.server.ts'
import { rememberErased } from './erased-list.server.ts'
import { erasureOrder } from './erasure-order.ts'
import { findFacts } from './find-facts.server.ts'
import { closeDoors, deleteSignedOut, eraseRows, markErased } from './queries.server.ts'
import { EARNINGS_WAIT_DAYS, WAITS_DAYS } from './rules.ts'

/**
 * Erases every account whose days of grace are over. A failure doesn't stop the others: it is logged, and the job is
 * retried.
 */
export async function eraseDue(app: App): Promise<void> {
  const failed: unknown[] = []
  for (const id of await dueAccounts(app.db, app.now())) {
    await eraseAccount(app, id).catch((error) => failed.push(error))
  }
  await rememberErased(app)
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} accounts could not be erased`)
}

/**
 * Erases everything that the map says, table by table; after a crash another run continues. The person's own row goes
 * last, as it leads to the others. A person in a consultation, or with an undecided dispute or payment, is left for a
 * later night.
 */
async function eraseAccount(app: App, id: number): Promise<void> {
  const facts = await findFacts(app, id)
  if (!facts) return
  const visit = systemVisit(app, siteBy(app.sites, facts.siteId))
  if (await awaitsAnswer(app.db, id, { disputeDays: WAITS_DAYS, earningsDays: EARNINGS_WAIT_DAYS })) return
  if (await hasOpen(app.db, id)) return
  await settleHoldsOf(visit, id)
  const isClosed = await inTransaction(visit, async (inner) => {
    const leaving = await lockLeaving(inner.db, id)
    if (!leaving?.leavesAt || leaving.leavesAt > app.now()) return false
    if (await hasOpen(inner.db, id)) return false
    await keepMarks(inner, id)
    await closeDoors(inner.db, id)
    await refundBalance(inner, facts)
    await endReturned(inner, id)
    await endPurses(inner, facts)
    return true
  })
  if (!isClosed) return
  // Must go first: these rows are found through rows that are deleted later.
  await eraseRows(app.db, { table: 'audit_reasons', of: 'reasoned', values: null }, facts)
  await deleteSignedOut(app.db, facts)
  await erasePsychic(app.db, id)
  for (const step of erasureOrder(app.declared.tables)) await eraseRows(app.db, step, facts)
  await inTransaction(visit, async (inner) => {
    await lockLeaving(inner.db, id)
    // Refunds money that arrived since access was closed; later payments are refunded by themselves.
    await refundBalance(inner, facts)
    await endPurses(inner, facts)
    await markErased(inner.db, id, app.now())
  })
}
