import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { moneyLaws } from './laws.ts'
import { type Broken, insertReconciliations, listFaults, missingDays, verifiedUntil } from './queries.server.ts'
import { moneyWatches } from './watches.ts'

type Law = (typeof moneyLaws)[number]
export type BrokenLaw = Broken & { law: Law['key'] }

/** Unusual or overdue rows that break no law. */
async function oddities(db: Database) {
  const odd = []
  for (const { key, faults } of moneyWatches) {
    const found = await listFaults(db, faults)
    if (found.count > 0) odd.push({ law: key, ...found })
  }
  return odd
}

/**
 * How far back ended rooms are read again: some were not committed at the time, and a room keeps the clock it began
 * with.
 */
const AGAIN_MS = DAY_MS

/** The broken laws, over all rows or, if a law supports it, over rows that ended after an instant. */
export async function brokenLaws(db: Database, since: Date | null): Promise<BrokenLaw[]> {
  const broken: BrokenLaw[] = []
  for (const law of moneyLaws) {
    const query = since && 'since' in law ? law.since(since.toISOString()) : law.faults
    const found = await listFaults(db, query)
    if (found.count > 0) broken.push({ law: law.key, ...found })
  }
  return broken
}

/**
 * Compares the ledger with orders, receipts and meters for every past day not yet reconciled, and records differences,
 * unusual and overdue rows. A day is recorded once; the log names broken laws, never people.
 */
export async function reconcile({ db, log, now }: App): Promise<void> {
  const days = await missingDays(db)
  if (days.length === 0) return
  const at = now()
  const verified = await verifiedUntil(db)
  const broken = await brokenLaws(db, verified && later(verified, -AGAIN_MS))
  const faults = [...broken, ...(await oddities(db))]
  const count = faults.reduce((sum, one) => sum + one.count, 0)
  // While a law is broken, every night reads all rows again.
  const holds = !faults.some(({ law }) => moneyLaws.some((one) => one.key === law && 'since' in one))
  await insertReconciliations(db, days, { at, count, faults, verifiedUntil: holds ? at : verified })
  if (count > 0) log.error({ laws: faults.map(({ law }) => law), count }, 'the ledger is not reconciled')
}
