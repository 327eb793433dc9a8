import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { productionSettings } from '../../../../test/production.ts'
import { startPushService } from '../../../../test/push-service.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { readConfig } from '../../../config.ts'
import { loader } from './notifications.page.tsx'

const site = useTestApp({ PUSH_PROVIDER: 'none' })

test('a site without notifications offers none, and refuses to register or try', async () => {
  const service = await startPushService()
  const { browser } = await addClient(site)
  expect((await browser.get('/api/push')).body.push.publicKey).toBeNull()
  for (const [path, body] of [
    ['subscriptions', service.subscribe()],
    ['trial', undefined],
  ] as const) {
    expect((await browser.post(`/api/push/${path}`, body)).body.api.error.code).toBe(4615)
  }
  expect((await openPage(site, loader, '/mon-compte/notifications', browser)).data.offer).toBeNull()
  await service.close()
})

test('production sends none unless told to', () => {
  expect(readConfig(productionSettings).push).toBeNull()
})
