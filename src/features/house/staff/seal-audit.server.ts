import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { checkAllSeals } from '../seals/check-seals.server.ts'
import { keepSealed } from '../seals/keep-sealed.server.ts'
import { listSeals } from '../seals/queries.server.ts'
import { type SealKeys, sealKeysOf } from '../seals/seal-keys.server.ts'
import { auditChain } from './audit-chain.server.ts'
import { auditFaults } from './audit-queries.server.ts'
import { changedReasons } from './read-reasons.server.ts'

/** What is known of the log as a whole. */
export interface AuditState {
  /** Entries that are not as they were written; empty for a log that nobody touched. */
  faults: number[]
  /** Days whose seal no longer fits what was there at their end, or is gone. */
  brokenSeals: string[]
  /** YYYY-MM-DD, the last day up to which chain and seals hold; null where none does. */
  sealedUntil: string | null
}

const EVERY_SEAL = 100_000

export async function verifyAudit(db: Database, keys: SealKeys): Promise<AuditState> {
  const faults = await auditFaults(db)
  const broken = (await checkAllSeals(db, keys, auditChain)).map(({ day }) => day)
  const seals = await listSeals(db, 'audit', null, EVERY_SEAL)
  const unsure = seals.findIndex(({ day, last }) => broken.some((one) => one <= day) || faults.some((id) => id <= last))
  const sure = unsure === -1 ? seals : seals.slice(0, unsure)
  return { faults, brokenSeals: broken, sealedUntil: sure.at(-1)?.day ?? null }
}

/** Looks through the log, says loudly what does not hold, and seals its end for the days that ended. */
export async function sealAudit(app: App): Promise<void> {
  const { faults, brokenSeals } = await verifyAudit(app.db, sealKeysOf(app))
  const reasons = await changedReasons(app.db, app.keys)
  if (faults.length > 0 || brokenSeals.length > 0 || reasons.length > 0) {
    const some = { faults: faults.slice(0, 20), reasons: reasons.slice(0, 20) }
    app.log.error({ ...some, brokenSeals }, 'audit log was touched')
  }
  await keepSealed(app, auditChain)
}
