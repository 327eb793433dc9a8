import type { Visit } from '../../app.ts'
import { legibleColours } from './banner-colours.ts'
import { listBetween } from './queries.server.ts'
import { safeImage, safeLink, sanitiseHtml } from './sanitise.server.ts'
import type { BannerView } from './views.ts'

/** Browsers filter by the second; a day on both sides leaves room for their clocks and for pages that stay open. */
const DAY_MS = 86_400_000

/** The site's banners of about now, cleaned again: the table may have been written by other hands. */
export async function listNotifications(visit: Visit): Promise<BannerView[]> {
  const now = visit.now().getTime()
  const rows = await listBetween(visit.db, visit.site.id, new Date(now - DAY_MS), new Date(now + DAY_MS))
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    ...legibleColours(row),
    description: sanitiseHtml(row.description),
    link: safeLink(row.link),
    image: safeImage(row.image),
    startDate: starts_at?.toISOString() ?? null,
    endDate: ends_at?.toISOString() ?? null,
  }))
}
