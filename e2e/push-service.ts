import { createECDH } from 'node:crypto'
import type { Page, Worker } from 'playwright-core'

let subscribed = 0

/** Subscriptions as a push service gives them. */
export function subscription() {
  subscribed += 1
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/essai-${subscribed}`,
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
  }
}

/**
 * Answers for the browser and its push service, which this Chromium does not have: permission as `answer`, asked only
 * by a page, and one subscription.
 */
export async function withPushService(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript(
    ({ answer, given }) => {
      const state = () => localStorage.getItem('permission') ?? 'default'
      Object.defineProperty(Notification, 'permission', { get: state })
      Notification.requestPermission = async () => {
        localStorage.setItem('asked', String(Number(localStorage.getItem('asked') ?? 0) + 1))
        localStorage.setItem('permission', answer)
        return answer
      }
      const own = { toJSON: () => given, unsubscribe: async () => true } as unknown as PushSubscription
      PushManager.prototype.subscribe = async () => own
      PushManager.prototype.getSubscription = async () => own
    },
    { answer, given: subscription() },
  )
}

/** How often a page asked for the permission. */
export const permissionsAsked = (page: Page) => page.evaluate(() => Number(localStorage.getItem('asked') ?? 0))

/** The worker of this page once it is active. */
export async function workerOf(page: Page): Promise<Worker> {
  await page.goto('/')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50))
  })
  return page.context().serviceWorkers()[0]!
}
