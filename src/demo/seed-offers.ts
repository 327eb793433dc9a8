import { offers } from '../../db/seed/offers.data.ts'
import { saveEntry } from '../features/content/content/save-entry.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { siteBy } from '../sites/index.ts'
import type { SeedStep } from './seed.ts'

export const offersStep: SeedStep = {
  name: 'offers',
  label: 'Offres',
  size: offers.length,
  async run({ app, db }) {
    for (const { siteId, address, text, conditions } of offers) {
      const site = siteBy(app.sites, siteId)
      const data = { text, linksProperties: [], conditions, audience: 'new_client', price: null, endDate: null }
      const entry = { kind: 'offer', address, status: 'published', publishAt: null, data } as const
      await saveEntry({ ...systemVisit(app, site), db, afterCommit: [] }, entry, null)
    }
  },
}
