import type { Database } from '../../../platform/database/connect.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { backOf } from '../hours/coming-week.server.ts'
import { readPlans } from '../hours/queries.server.ts'
import { isAbsent } from './absent.ts'
import type { PsychicRow } from './queries.server.ts'

/** Adds when the absent ones are back by their hours. */
export async function withReturns(db: Database, rows: PsychicRow[], now: Date): Promise<PsychicRow[]> {
  const absent = rows.filter(({ status }) => isAbsent(status)).map(({ id }) => id)
  const plans = await readPlans(db, absent, dayInParis(now))
  return rows.map((row) => {
    const plan = plans.get(row.id)
    return plan ? { ...row, back: backOf(plan, now) } : row
  })
}
