import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { localPush, startPushService } from '../../../../test/push-service.ts'
import { listening } from '../../../../test/pushes.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { forgetWhatIsOld } from '../../rights/privacy/forget-old.server.ts'
import { sendPush } from './send-push.server.ts'

const site = useTestApp({}, { push: localPush, patience: { pauseMs: 1 } })
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

test('staff read how many notifications were taken and refused, and how soon, without whose they were', async () => {
  const { browser } = await addStaff(site, 'support')
  const figures = async () => (await browser.get('/api/admin/push-figures')).body.figures
  expect(await figures()).toMatchObject({ all: 0, refusedPercent: null, medianSeconds: null })
  const client = await addClient(site)
  const { heard } = await listening(site, service, client.browser)
  let key = 0
  const tell = async (seconds: number, ...answers: Parameters<typeof service.answer>) => {
    key += 1
    const news = { kind: 'psychicFree', key: String(key), about: 'cela', path: '/' } as const
    await sendPush(systemVisit(site.app, site.app.sites[0]), client.id, news)
    await site.advance(seconds)
    service.answer(...answers)
    await heard()
  }
  await tell(2, 201)
  await tell(10, 201)
  await tell(30, 201)
  await tell(0, 400)
  await tell(121)
  await tell(0, 410)
  expect(await figures()).toEqual({
    all: 6,
    sent: 3,
    gone: 1,
    refused: 1,
    late: 1,
    refusedPercent: 17,
    medianSeconds: 10,
  })
  await site.advance(31 * 86_400)
  await forgetWhatIsOld(site.app)
  expect(await site.owner.selectFrom('push_outcomes').select('id').execute()).toEqual([])
})
