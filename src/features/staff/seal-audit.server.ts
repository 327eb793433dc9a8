import type { App } from '../../app.ts'
import { daySeal, lastDay } from '../../platform/at-rest/day-seal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { auditFaults, auditHead, insertSeal, listSeals } from './audit-queries.server.ts'
import { changedReasons } from './read-reasons.server.ts'

/** What is known of the log as a whole. */
export interface AuditState {
  /** Entries that are not as they were written; empty for a log that nobody touched. */
  faults: number[]
  /** Days whose seal no longer fits what stood at their end. */
  brokenSeals: string[]
  /** YYYY-MM-DD, the last day up to which chain and seals hold; null where none does. */
  sealedUntil: string | null
}

export async function verifyAudit(db: Database, secret: string): Promise<AuditState> {
  const faults = await auditFaults(db)
  const seals = (await listSeals(db)).map(({ day, count, digest, seal, present }) => ({
    day,
    count,
    fits: daySeal(secret, 'audit', { day, count, digest }).equals(seal) && (count === 0 || digest.equals(present)),
  }))
  const unsure = seals.findIndex(({ fits, count }) => !fits || faults.some((id) => id <= count))
  const sure = unsure === -1 ? seals : seals.slice(0, unsure)
  return {
    faults,
    brokenSeals: seals.flatMap(({ day, fits }) => (fits ? [] : [day])),
    sealedUntil: sure.at(-1)?.day ?? null,
  }
}

/** Looks through the log, says loudly what does not hold, and seals its end for the day that ended. */
export async function sealAudit(app: App): Promise<void> {
  const { faults, brokenSeals } = await verifyAudit(app.db, app.secret)
  const reasons = await changedReasons(app.db, app.keys)
  if (faults.length > 0 || brokenSeals.length > 0 || reasons.length > 0) {
    const some = { faults: faults.slice(0, 20), reasons: reasons.slice(0, 20) }
    app.log.error({ ...some, brokenSeals }, 'audit log was touched')
  }
  const end = { day: await lastDay(app.db), ...(await auditHead(app.db)) }
  await insertSeal(app.db, end, daySeal(app.secret, 'audit', end))
}
