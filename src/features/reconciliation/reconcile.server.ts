import type { App } from '../../app.ts'
import { lastDay } from '../../platform/at-rest/day-seal.ts'
import { moneyLaws } from './laws.ts'
import { insertReconciliation, listFaults } from './queries.server.ts'
import { moneyWatches } from './watches.ts'

/**
 * Holds the ledger against orders, receipts and meters at the end of a day, and keeps what differs, what is odd and what
 * waited too long. A day is kept once;
 * the log says which laws are broken, never whose rows they are.
 */
export async function reconcile({ db, log, now }: App): Promise<void> {
  const faults = []
  for (const { key, faults: query } of [...moneyLaws, ...moneyWatches]) {
    const { count, rows } = await listFaults(db, query)
    if (count > 0) faults.push({ law: key, count, rows })
  }
  const count = faults.reduce((sum, one) => sum + one.count, 0)
  await insertReconciliation(db, { day: await lastDay(db), at: now(), count, faults })
  if (count > 0) log.error({ laws: faults.map(({ law }) => law), count }, 'the ledger is not reconciled')
}
