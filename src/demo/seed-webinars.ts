import { webinars } from '../../db/seed/webinars.data.ts'
import { saveEntry } from '../features/content/content/save-entry.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { needed } from '../platform/needed/needed.ts'
import { dayInParis, daysAfter } from '../platform/time/days.ts'
import { fromParis } from '../platform/time/paris.server.ts'
import { siteBy } from '../sites/index.ts'
import type { SeedStep } from './seed.ts'

export const webinarsStep: SeedStep = {
  name: 'webinars',
  label: 'Webinaires',
  size: webinars.length,
  async run({ app, db }) {
    const today = dayInParis(app.now())
    for (const { siteId, address, inDays, hour, ...said } of webinars) {
      const startsAt = needed(fromParis(`${daysAfter(today, inDays)} ${hour}`), `the evening of ${address}`)
      const data = { ...said, startsAt: startsAt.toISOString(), minutes: 60, places: 100, isCancelled: false }
      const entry = { kind: 'webinar', address, status: 'published', publishAt: null, data } as const
      await saveEntry({ ...systemVisit(app, siteBy(app.sites, siteId)), db, afterCommit: [] }, entry, null)
    }
  },
}
