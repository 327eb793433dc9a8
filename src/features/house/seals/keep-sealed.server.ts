import type { App } from '../../../app.ts'
import type { SealedChain } from './chain.server.ts'
import { checkSomeSeals } from './check-seals.server.ts'
import { keepRoots } from './kept-roots.server.ts'
import { type DayFault, keepChecks } from './queries.server.ts'
import { sealDays } from './seal-days.server.ts'
import { sealKeysOf } from './seal-keys.server.ts'

/** Days recomputed at each run: about a hundred a day. */
const CHECKED_AT_ONCE = 4

/**
 * The hourly work: seals past days, recomputes some sealed ones, and compares all with the list outside the database.
 * Faults are logged as errors and recorded for the dashboard.
 */
export async function keepSealed(app: App, chain: SealedChain): Promise<DayFault[]> {
  // Before sealing: a removed day must be reported, not silently sealed again.
  const changed = await keepRoots(app, chain.name)
  await sealDays(app, chain)
  const broken = await checkSomeSeals(app.db, sealKeysOf(app), chain, CHECKED_AT_ONCE)
  const now = await keepRoots(app, chain.name)
  const unlike = [...changed.filter((one) => !now.some(({ day }) => day === one.day)), ...now]
  await keepChecks(app.db, chain.name, unlike)
  const faults = [...broken, ...unlike]
  if (faults.length > 0) app.log.error({ chain: chain.name, faults }, 'sealed days do not hold')
  return faults
}
