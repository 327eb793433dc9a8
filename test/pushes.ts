import { pushJobs } from '../src/features/people/push/jobs.server.ts'
import type { Browser } from './browser.ts'
import type { startPushService } from './push-service.ts'
import type { TestApp } from './test-app.ts'

type Service = Awaited<ReturnType<typeof startPushService>>

/** Sends the notifications that wait, whenever they are due, and leaves other jobs. */
export async function sendPushes(test: TestApp): Promise<void> {
  for (const job of test.jobs.sent.splice(0)) {
    const push = pushJobs.find(({ kind }) => kind.name === job.name)
    if (push) await push.run(test.app, job.data)
    else test.jobs.sent.push(job)
  }
}

/** Registers a browser for notifications; `heard` sends what waits, and returns all that it got. */
export async function listening(test: TestApp, service: Service, browser: Browser) {
  const subscription = service.subscribe()
  const path = new URL(subscription.endpoint).pathname
  const { body } = await browser.post('/api/push/subscriptions', subscription)
  return {
    subscription,
    reference: body.device?.reference as string,
    async heard() {
      await sendPushes(test)
      return service.received.filter((one) => one.path === path)
    },
  }
}
