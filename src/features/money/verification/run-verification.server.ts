import type { App } from '../../../app.ts'
import { checkAllSeals } from '../../house/seals/check-seals.server.ts'
import { sealKeysOf } from '../../house/seals/seal-keys.server.ts'
import { brokenLaws } from '../reconciliation/reconcile.server.ts'
import { ledgerChain } from '../wallet/ledger-chain.server.ts'
import { verifyAccounts, verifySums } from '../wallet/verify-ledger.server.ts'
import { endVerification, findOpen, keepProgress, nextAccounts } from './queries.server.ts'

const AT_ONCE = 200

/** Checks accounts in batches and records its progress; restarted, it begins with the first. */
export async function runVerification(app: App, id: number): Promise<void> {
  const { db, log, now } = app
  const accounts = await findOpen(db, id)
  if (accounts === null) return
  const faults = []
  let checked = 0
  let after = 0
  while (checked < accounts) {
    // Accounts opened since the request are not counted.
    const found = await nextAccounts(db, after, Math.min(AT_ONCE, accounts - checked))
    const last = found.at(-1)
    if (last === undefined) break
    faults.push(...(await verifyAccounts(db, { after, last })))
    checked += found.length
    after = last
    await keepProgress(db, id, checked, faults)
  }
  faults.push(...(await verifySums(db)))
  const broken = await checkAllSeals(db, sealKeysOf(app), ledgerChain)
  const brokenSeals = broken.map(({ day }) => day)
  const laws = (await brokenLaws(db, null)).map(({ law, count }) => ({ law, count }))
  await endVerification(db, id, { faults, brokenSeals, brokenLaws: laws, at: now() })
  if (faults.length + brokenSeals.length + laws.length > 0)
    log.error({ faults: faults.slice(0, 20), seals: broken.slice(0, 20), laws }, 'ledger was touched')
}
