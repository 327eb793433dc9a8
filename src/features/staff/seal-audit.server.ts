import type { App } from '../../app.ts'
import { type DayEnd, daySeal, lastDay, sealOf } from '../../platform/at-rest/day-seal.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { auditFaults, auditHead, insertSeal, listSeals, renewSeal } from './audit-queries.server.ts'

/** What is known of the log as a whole. */
export interface AuditState {
  /** Entries that are not as they were written; empty for a log that nobody touched. */
  faults: number[]
  /** Days whose seal no longer fits what stood at their end. */
  brokenSeals: string[]
  /** YYYY-MM-DD, the last day up to which chain and seals hold; null where none does. */
  sealedUntil: string | null
}

export async function verifyAudit(db: Database, secrets: Secrets): Promise<AuditState> {
  const faults = await auditFaults(db)
  const seals = (await listSeals(db)).map(({ present, ...end }) => ({
    day: end.day,
    count: end.count,
    fits: madeBy(secrets, end) !== 'foreign' && (end.count === 0 || end.digest.equals(present)),
  }))
  const unsure = seals.findIndex(({ fits, count }) => !fits || faults.some((id) => id <= count))
  const sure = unsure === -1 ? seals : seals.slice(0, unsure)
  return {
    faults,
    brokenSeals: seals.flatMap(({ day, fits }) => (fits ? [] : [day])),
    sealedUntil: sure.at(-1)?.day ?? null,
  }
}

/** By which secret the latest seal of a day was made that is ours at all. */
function madeBy(secrets: Secrets, { seals, ...end }: DayEnd & { seals: readonly Buffer[] }) {
  const made = seals.map((seal) => sealOf(secrets, 'audit', end, seal))
  return (['newest', 'older'] as const).find((one) => made.includes(one)) ?? 'foreign'
}

/**
 * Looks through the log, says loudly what does not hold, and seals its end for the day that ended. Days that an older
 * secret sealed get a seal of the newest beside theirs, so that the older can go.
 */
export async function sealAudit(app: App): Promise<void> {
  const { faults, brokenSeals } = await verifyAudit(app.db, app.secrets)
  if (faults.length > 0 || brokenSeals.length > 0) {
    app.log.error({ faults: faults.slice(0, 20), brokenSeals }, 'audit log was touched')
  }
  const end = { day: await lastDay(app.db), ...(await auditHead(app.db)) }
  await insertSeal(app.db, end, daySeal(app.secrets, 'audit', end))
  for (const day of await listSeals(app.db)) {
    if (madeBy(app.secrets, day) === 'older') await renewSeal(app.db, day.day, daySeal(app.secrets, 'audit', day))
  }
}
