import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser, closeSite, openSite, site } from './visited-site.ts'

const opened: BrowserContext[] = []
const complaints: string[] = []

beforeAll(() => openSite())
afterAll(async () => {
  for (const context of opened) await context.close()
  await closeSite()
})

async function open(colorScheme: 'light' | 'dark' = 'light'): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: site.address,
    locale: 'fr-FR',
    colorScheme,
    serviceWorkers: 'allow',
  })
  opened.push(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) complaints.push(message.text())
  })
  return { context, page }
}

/** Waits until the worker controls the page, and answers for the network. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise<void>((resolve) => {
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve())
    })
  })
}

/** Everything that the browser caches for the site: addresses and contents. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const found: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url)
        const response = await cache.match(request)
        found.push({ path: pathname, text: /\.woff2$/.test(pathname) ? '' : ((await response?.text()) ?? '') })
      }
    }
    return found
  })

const allowed = /^\/(hors-ligne|favicon\.svg|assets\/[^/]+\.(css|woff2))$/

describe('without a network', () => {
  test.each(['light', 'dark'] as const)('the offline page is shown, with its styles, %s', async (scheme) => {
    const { context, page } = await open(scheme)
    await visit(page, '/')
    const paths = (await keptBy(page)).map(({ path }) => path)
    expect(paths.filter((path) => path.endsWith('.css')).length).toBe(1)
    expect(paths.filter((path) => path.endsWith('.woff2')).length).toBe(2)
    await context.setOffline(true)
    const answer = await page.goto('/voyance?price=3')
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(await page.title()).toBe('Vous êtes hors ligne · Cosmospace')
    expect(await page.locator('h1').allTextContents()).toEqual(['Vous êtes hors ligne'])
    const dress = await page.evaluate(async () => {
      await document.fonts.ready
      const luminance = (element: Element) => {
        const canvas = document.createElement('canvas').getContext('2d')!
        canvas.fillStyle = getComputedStyle(element).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        return (
          canvas
            .getImageData(0, 0, 1, 1)
            .data.slice(0, 3)
            .reduce((sum, part) => sum + part, 0) / 765
        )
      }
      return {
        ground: luminance(document.documentElement),
        night: luminance(document.querySelector('.night')!),
        fonts: [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      }
    })
    expect(dress.fonts).toEqual(expect.arrayContaining(['Figtree', 'Fraunces']))
    expect(dress.night).toBeLessThan(0.2)
    if (scheme === 'light') expect(dress.ground).toBeGreaterThan(0.9)
    else expect(dress.ground).toBeLessThan(0.2)
  })

  test('all its links work, and retrying returns to the requested page', async () => {
    const { context, page } = await open()
    await visit(page, '/')
    await context.setOffline(true)
    await page.goto('/voyance?price=3')
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.filter((href) => href !== '' && !href?.startsWith('tel:'))).toEqual([])
    await page.getByRole('link', { name: 'Essayer de nouveau' }).click()
    await page.waitForLoadState()
    expect(await page.locator('h1').textContent()).toBe('Vous êtes hors ligne')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Essayer de nouveau' }).click()
    await page.getByRole('heading', { level: 1, name: 'Consulter un voyant' }).waitFor()
    expect(page.url()).toBe(`${site.address}/voyance?price=3`)
  })
})

describe('the browser’s caches', () => {
  test('hold the offline page and nothing personal, while signed in and after', async () => {
    const { context, page } = await open()
    await visit(page, '/')
    const data = { email: 'cliente@demo.test', password: 'clair-de-lune-2026' }
    await context.request.post('/api/users/login', { headers: { origin: site.address }, data })
    for (const path of ['/mon-compte', '/wallet', '/mon-compte/consultations', '/voyance/salome', '/'])
      await visit(page, path)
    await page.evaluate(async () => {
      await Promise.all(['/api/wallet', '/api/users/me', '/api/consultations'].map((path) => fetch(path)))
    })
    const { user } = await (await context.request.get('/api/users/me')).json()
    const check = async () => {
      const kept = await keptBy(page)
      expect(kept.map(({ path }) => path)).toContain('/hors-ligne')
      expect(kept.map(({ path }) => path).filter((path) => !allowed.test(path))).toEqual([])
      for (const { path, text } of kept) {
        for (const own of [user.firstName, user.emailAddress, '50,00'])
          expect(text.includes(own), `${own} in ${path}`).toBe(false)
      }
    }
    expect(user.emailAddress).toBe(data.email)
    await check()

    await context.setOffline(true)
    await page.goto('/mon-compte')
    expect(await page.locator('body').textContent()).not.toContain(user.firstName)
    await context.setOffline(false)
    await context.request.post('/api/users/logout', { headers: { origin: site.address }, data: {} })
    await visit(page, '/')
    await check()
  })
})

test('a portrait that fails to load is replaced by initials', async () => {
  const context = await browser.newContext({ baseURL: site.address, locale: 'fr-FR', serviceWorkers: 'block' })
  opened.push(context)
  const page = await context.newPage()
  await page.route(/\/images\/[0-9a-f]{32}/, (route) => route.abort())
  await page.goto('/voyance/salome')
  await page.locator('main svg text', { hasText: /^S$/ }).first().waitFor()
  expect(await page.locator('main picture').count()).toBe(0)
})

test('no policy was violated', () => {
  expect(complaints).toEqual([])
})
