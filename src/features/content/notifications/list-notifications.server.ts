import type { Visit } from '../../../app.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import { listEntries, wordsOf } from '../content/read-entries.server.ts'
import type { BannerView } from './views.ts'

/** Browsers filter to the second; a day on both sides allows for wrong clocks and for pages that stay open. */

/** The site's current banners, give or take a day, by rank. */
export async function listNotifications(visit: Visit): Promise<BannerView[]> {
  const now = visit.now().getTime()
  const banners = await listEntries(visit, 'notification')
  return banners
    .filter(({ startDate }) => startDate === null || Date.parse(startDate) < now + DAY_MS)
    .filter(({ endDate }) => endDate === null || Date.parse(endDate) > now - DAY_MS)
    .toSorted((one, other) => one.rank - other.rank)
    .map((entry) => {
      const { rank: _, ...banner } = wordsOf(entry)
      return { id: entry.id, ...banner }
    })
}
