import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { checkAllSeals } from '../seals/check-seals.server.ts'
import { keepSealed } from '../seals/keep-sealed.server.ts'
import { listSeals } from '../seals/queries.server.ts'
import { type SealKeys, sealKeysOf } from '../seals/seal-keys.server.ts'
import { auditChain } from './audit-chain.server.ts'
import { auditFaults } from './audit-queries.server.ts'
import { changedReasons } from './read-reasons.server.ts'

/** The state of the log as a whole. */
export interface AuditState {
  /** Entries that were altered; empty for an intact log. */
  faults: number[]
  /** Days whose seal no longer matches the log, or is missing. */
  brokenSeals: string[]
  /** YYYY-MM-DD, the last day up to which chain and seals are intact; null if none. */
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

/** Checks the log, logs every fault as an error, and seals the days that have ended. */
export async function sealAudit(app: App): Promise<void> {
  const { faults, brokenSeals } = await verifyAudit(app.db, sealKeysOf(app))
  const reasons = await changedReasons(app.db, app.keys)
  if (faults.length > 0 || brokenSeals.length > 0 || reasons.length > 0) {
    const some = { faults: faults.slice(0, 20), reasons: reasons.slice(0, 20) }
    app.log.error({ ...some, brokenSeals }, 'audit log was touched')
  }
  await keepSealed(app, auditChain)
}
