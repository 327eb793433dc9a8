import type { App } from '../../../app.ts'
import { dayInParis, monthBefore } from '../../../platform/time/days.ts'
import { HOUR_MS, later } from '../../../platform/time/instants.ts'
import { countMonth, isMonthChecked, writeMonth } from './month-queries.server.ts'
import { termsOf } from './operator.ts'

/** A month is asked about again after so long, as it may still be corrected. */
const AGAIN_MS = 20 * HOUR_MS

/**
 * Once a day, asks the operator what it counted last month by number, and writes it down beside what we counted: a
 * difference is shown in the back office, logged, and told by the night's watches.
 */
export async function checkMonths(app: App): Promise<void> {
  if (!app.premium) return
  const month = monthBefore(dayInParis(app.now()))
  const sites = Object.entries(termsOf(app).numbers).map(([id, number]) => ({ siteId: Number(id), number }))
  const since = later(app.now(), -AGAIN_MS)
  const checked = await Promise.all(sites.map(({ siteId }) => isMonthChecked(app.db, siteId, month, since)))
  if (checked.every(Boolean)) return
  const told = await app.premium.month(month)
  for (const { siteId, number } of sites) {
    const { calls, seconds } = told.find((one) => one.number === number) ?? { calls: 0, seconds: 0 }
    const own = await countMonth(app.db, siteId, month)
    await writeMonth(app.db, { siteId, month, operator: { calls, seconds }, own }, app.now())
    if (seconds !== own.seconds) {
      app.log.warn({ site: siteId, month, operator: seconds, own: own.seconds }, 'premium seconds differ')
    }
  }
}
