import { notifications } from '../../db/seed/notifications.data.ts'
import { saveEntry } from '../features/content/content/save-entry.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { siteBy } from '../sites/index.ts'
import type { SeedStep } from './seed.ts'

export const notificationsStep: SeedStep = {
  name: 'notifications',
  label: 'Annonces',
  size: notifications.length,
  async run({ app, db }) {
    for (const { siteId, colours, ...rest } of notifications) {
      const site = siteBy(app.sites, siteId)
      const data = {
        ...(colours ?? { background_color: null, text_color: null, button_background_color: null }),
        ...rest,
        image: null,
        gender: null,
        is_exact_path: false,
        startDate: null,
        endDate: null,
      }
      const entry = {
        kind: 'notification',
        address: `annonce-${rest.rank}`,
        status: 'published',
        publishAt: null,
        data,
      } as const
      await saveEntry({ ...systemVisit(app, site), db, afterCommit: [] }, entry, null)
    }
  },
}
