import type { App } from '../../app.ts'
import { sealOf } from '../../platform/at-rest/day-seal.ts'
import { verifyAccounts, verifySums } from '../wallet/verify-ledger.server.ts'
import { endVerification, findOpen, keepProgress, listCheckpoints, nextAccounts } from './queries.server.ts'

const AT_ONCE = 200

/** Checks some accounts after the others and says each time how far it is; begun again, it begins at the first. */
export async function runVerification({ db, log, secrets, now }: App, id: number): Promise<void> {
  const accounts = await findOpen(db, id)
  if (accounts === null) return
  const faults = []
  let checked = 0
  let after = 0
  while (checked < accounts) {
    // Those that were opened since it was asked are not among those that it counts.
    const found = await nextAccounts(db, after, Math.min(AT_ONCE, accounts - checked))
    const last = found.at(-1)
    if (last === undefined) break
    faults.push(...(await verifyAccounts(db, { after, last })))
    checked += found.length
    after = last
    await keepProgress(db, id, checked, faults)
  }
  faults.push(...(await verifySums(db)))
  const seals = await listCheckpoints(db)
  const brokenSeals = seals
    .filter(({ seal, ...end }) => sealOf(secrets, 'ledger', end, seal) === 'foreign')
    .map(({ day }) => day)
  await endVerification(db, id, { faults, brokenSeals, at: now() })
  if (faults.length + brokenSeals.length > 0)
    log.error({ faults: faults.slice(0, 20), brokenSeals }, 'ledger was touched')
}
