import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionsAsked, subscription, withPushService, workerOf } from './push-service.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

const PAGE = '/mon-compte/notifications'
const opened: BrowserContext[] = []
const complaints: string[] = []

beforeAll(() => openSite())
afterAll(async () => {
  for (const context of opened) await context.close()
  await closeSite()
})

async function open(email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.address, locale: 'fr-FR', serviceWorkers: 'allow' })
  opened.push(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) complaints.push(message.text())
  })
  if (email) {
    const data = { email, password: 'clair-de-lune-2026' }
    await context.request.post('/api/users/login', { headers: { origin: site.address }, data })
  }
  return page
}

describe('the worker', () => {
  let page: Page
  let worker: Worker

  beforeAll(async () => {
    page = await open('cliente@demo.test')
    worker = await workerOf(page)
    // This Chromium shows no notification, whatever it is allowed.
    await worker.evaluate((given) => {
      const scope = self as unknown as {
        did: unknown[]
        registration: { showNotification: unknown; pushManager: { subscribe: unknown } }
        clients: { openWindow: unknown }
        WindowClient: { prototype: { focus: unknown } }
      }
      scope.did = []
      scope.registration.showNotification = async (title: string, looks: object) => void scope.did.push([title, looks])
      scope.registration.pushManager.subscribe = async () => ({ toJSON: () => given })
      scope.WindowClient.prototype.focus = async function (this: { url: string }) {
        scope.did.push(`focus ${new URL(this.url).pathname}`)
      }
      scope.clients.openWindow = async (path: string) => void scope.did.push(path)
    }, subscription())
  })

  const did = () => worker.evaluate(() => (self as unknown as { did: unknown[] }).did.splice(0)) as Promise<unknown[]>

  async function deliver(data: string): Promise<unknown[]> {
    const cdp = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ isDeleted }) => !isDeleted)
        if (own) resolve(own.registrationId)
      })
    })
    await cdp.send('ServiceWorker.enable')
    const registrationId = await registered
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: site.address, registrationId, data })
    const shown: unknown[] = []
    await expect.poll(async () => shown.push(...(await did()))).toBe(1)
    await cdp.detach()
    return shown
  }

  test('shows what it gets', async () => {
    const news = { title: 'C’est le moment', body: 'Personne ne garde la place.', tag: 'libre-1', path: '/voyance/x' }
    const looks = { lang: 'fr', icon: '/icon-192.png', body: news.body, tag: news.tag, data: { path: news.path } }
    expect(await deliver(JSON.stringify({ ...news, silent: false }))).toEqual([
      [news.title, { ...looks, renotify: true }],
    ])
    expect(await deliver(JSON.stringify({ ...news, silent: true }))).toEqual([[news.title, { ...looks, silent: true }]])
  })

  test.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', '/\\evil.example', 7])(
    'leads nowhere else: %s',
    async (path) => {
      const [shown] = await deliver(JSON.stringify({ title: 'a', body: 'b', tag: 'c', path }))
      expect((shown as [string, { data: { path: string } }])[1].data.path).toMatch(/^\/(7$|$)/)
    },
  )

  test('shows something also of what it can’t read', async () => {
    expect(await deliver('nonsense')).toMatchObject([['localhost', { silent: true, data: { path: '/' } }]])
  })

  const press = (path: string) =>
    worker.evaluate((path) => {
      const event = new Event('notificationclick') as Event & Record<string, unknown>
      event.notification = { close() {}, data: { path } }
      event.waitUntil = () => {}
      self.dispatchEvent(event)
    }, path)

  test('a press opens the page, in a tab that shows it or in a new one', async () => {
    await press('/mon-compte/notifications')
    await expect.poll(did).toEqual(['/mon-compte/notifications'])
    // The first page of the site is open in this tab.
    await press('//evil.example/x')
    await expect.poll(did).toEqual(['focus /'])
  })

  test('registers the browser anew when its address changes', async () => {
    await worker.evaluate(() => {
      const event = new Event('pushsubscriptionchange') as Event & Record<string, unknown>
      event.oldSubscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/before', options: {} }
      event.waitUntil = () => {}
      self.dispatchEvent(event)
    })
    const devices = async () => (await (await page.context().request.get('/api/push')).json()).push.devices
    await expect.poll(async () => (await devices()).length).toBe(1)
    const [{ reference }] = await devices()
    const headers = { origin: site.address }
    await page.context().request.delete(`/api/push/subscriptions/${reference}`, { headers })
  })
})

test('the permission is asked after a press alone; then news arrive, until one signs out', async () => {
  const page = await open('cliente@demo.test')
  await withPushService(page, 'granted')
  await workerOf(page)
  await page.goto(PAGE)
  await page.getByText('Cet appareil ne reçoit pas vos notifications').waitFor()
  expect(await permissionsAsked(page)).toBe(0)
  await page.getByRole('button', { name: 'Recevoir les notifications sur cet appareil' }).click()
  await page.getByText('Cet appareil reçoit vos notifications.').waitFor()
  expect(await permissionsAsked(page)).toBe(1)
  await page.getByRole('button', { name: 'Envoyer un essai' }).click()
  await page.getByText('L’essai est parti.').waitFor()
  await expect
    .poll(async () => {
      await page.goto('/bac-a-sable#notifications')
      return page.getByRole('heading', { name: 'L’essai est arrivé' }).count()
    })
    .toBe(1)
  await page.goto(PAGE)
  await page.getByText(/Dernière notification le/).waitFor()
  await page.getByRole('button', { name: 'Ne plus en recevoir ici' }).click()
  await page.getByText('Aucun appareil ne reçoit encore vos notifications.').waitFor()
  await page.getByRole('button', { name: 'Recevoir les notifications sur cet appareil' }).click()
  await page.getByText('Cet appareil reçoit vos notifications.').waitFor()

  await page.goto('/mon-compte')
  await page.getByText('1 appareil reçoit vos notifications').waitFor()
  await page.getByRole('button', { name: 'Me déconnecter' }).click()
  await page.waitForURL('/')
  const left = await site.owner.selectFrom('push_devices').select('id').execute()
  expect(left).toEqual([])
})

test('a refusal says how to allow it, and what comes instead', async () => {
  const page = await open('cliente@demo.test')
  await withPushService(page, 'denied')
  await workerOf(page)
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Recevoir les notifications sur cet appareil' }).click()
  await page.getByText('Votre navigateur refuse les notifications de ce site.').waitFor()
  const instead = page.getByRole('main').getByRole('link', { name: 'par e-mail ou par SMS' })
  expect(await instead.getAttribute('href')).toBe('/mon-compte/telephone')
})

test('this Chromium has no push service, which the page says', async () => {
  const page = await open('cliente@demo.test')
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'granted'
  })
  await workerOf(page)
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Recevoir les notifications sur cet appareil' }).click()
  await page.getByText('Votre navigateur n’a pas pu s’inscrire').waitFor()
})

test('who waits for a psychic is offered a notification once the alert is set', async () => {
  const page = await open('cliente@demo.test')
  await withPushService(page, 'granted')
  await workerOf(page)
  await page.goto('/voyance/salome')
  const offer = page.getByRole('button', { name: 'Recevoir les notifications sur cet appareil' })
  const ask = page.getByRole('button', { name: 'Me prévenir quand Salomé sera libre' }).first()
  await ask.waitFor()
  expect(await offer.count()).toBe(0)
  await ask.click()
  await page.getByText('Nous vous préviendrons une seule fois').waitFor()
  expect(await permissionsAsked(page)).toBe(0)
  await offer.click()
  await page.getByText('Cet appareil vous préviendra aussi').waitFor()
})

test('no policy was violated', () => {
  expect(complaints).toEqual([])
})
