import { notifications } from '../../db/seed/notifications.data.ts'
import { publishNotification } from '../features/notifications/publish-notification.server.ts'
import { systemVisit } from '../features/session/open-visit.server.ts'
import type { SeedStep } from './seed.ts'

export const notificationsStep: SeedStep = {
  name: 'notifications',
  label: 'Annonces',
  size: notifications.length,
  async run({ app, db }) {
    for (const { siteId, colours, ...rest } of notifications) {
      const site = app.sites.find((one) => one.id === siteId)!
      await publishNotification(
        { ...systemVisit(app, site), db },
        {
          ...(colours ?? { background_color: null, text_color: null, button_background_color: null }),
          ...rest,
          image: null,
          gender: null,
          is_exact_path: false,
          starts_at: null,
          ends_at: null,
        },
      )
    }
  },
}
