import { expect, test } from 'vitest'
import { useTestApp } from '../../test/test-app.ts'
import { listNotifications } from '../features/content/notifications/list-notifications.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { seedDemo } from './seed.ts'
import { notificationsStep } from './seed-notifications.ts'

const site = useTestApp()

test('each site has its banners, stored as they are shown, and none creates urgency', async () => {
  await seedDemo(site.app, site.owner, () => {}, [notificationsStep])
  for (const one of site.app.sites) {
    const banners = await listNotifications(systemVisit(site.app, one))
    expect(banners.length).toBeGreaterThan(0)
    for (const banner of banners) {
      expect(banner.description).toMatch(/^<p>/)
      expect(`${banner.title} ${banner.description}`).not.toMatch(/vite|dernière|urgent|plus que|seulement/i)
    }
  }
})
