import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questions } from '../src/features/play/love-test/questions.ts'
import { axeOn } from './axe.ts'
import { goTo } from './go-to.ts'
import { ofTheScreen } from './of-the-screen.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'
import { widerThanScreen } from './wider-than-screen.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const LOVE = 'consent=yes&gender=female&stage=long&birthDate=12/05/1990&partnerBirthDate=03/11/1988'
const CHOICES = questions.map(({ id }, at) => `${id}=${at % 3}`).join('&')

const pages = {
  anonymous: [
    '/',
    '/voyance',
    '/voyance?isGrouped=1',
    '/voyance/salome',
    '/ciel',
    '/horoscope',
    '/horoscope/jour',
    '/horoscope/jour/lion',
    '/horoscope/annuel/belier',
    '/theme-astral',
    '/theme-astral date=12/05/1990&heure=14:30&lieu=Lyon (69)',
    '/theme-astral date=31/06/1990&sansHeure=1&lieu=Saint',
    '/compatibilite-amoureuse',
    '/compatibilite-amoureuse/belier-lion',
    '/compatibilite-amoureuse/naissances date=12/05/1990&heure=14:30&lieu=Lyon (69)&date-2=03/11/1988&sansHeure-2=1&lieu-2=Lyon (69)',
    '/love-test',
    '/love-test/user-informations consent=yes&birthDate=31/02/1990&from=people',
    `/love-test/love-questions ${LOVE}&from=questions`,
    `/love-test/prospect-email ${LOVE}&${CHOICES}`,
    `/love-test/love-results ${LOVE}&${CHOICES}`,
    `/love-test/love-results ${LOVE}&${CHOICES}&quarrels2=3`,
    '/inscription',
    '/connexion',
    '/mot-de-passe-oublie',
    '/lettre',
    '/retractation',
    '/recu/1-rien',
    '/reclamation',
    '/page/accessibilite',
    '/page/mentions-legales',
    '/page/donnees-personnelles',
    '/mag',
    '/voyance/lexique',
    '/nulle-part',
  ],
  'cliente@demo.test': [
    '/mon-compte',
    '/mon-compte/consultations',
    '/mon-compte/mot-de-passe',
    '/mon-compte/adresse',
    '/mon-compte/telephone',
    '/mon-compte/notifications',
    '/mon-compte/appareils',
    '/mon-compte/cles-d-acces',
    '/mon-compte/consentements',
    '/retractation',
    '/mon-compte/consentements/REGISTRATION',
    '/wallet',
    '/mes-favoris',
    '/mon-compte/themes',
    '/mon-compte/themes/nouveau intent=bring&date=12/05/1990&heure=14:30&lieu=Lyon (69)',
    '/voyance/eleonore/consulter',
  ],
  'voyante@demo.test': ['/espace-voyant'],
} as const

const screens = [
  { name: 'a phone, dark', viewport: { width: 375, height: 800 }, colorScheme: 'dark' },
  { name: 'a desk, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const

interface Screen {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

async function open(who: keyof typeof pages): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.address, locale: 'fr-FR', reducedMotion: 'reduce' })
  if (who !== 'anonymous') {
    const data = { email: who, password: 'clair-de-lune-2026' }
    const answer = await context.request.post('/api/users/login', { headers: { origin: site.address }, data })
    expect(answer.status()).toBe(200)
  }
  return context.newPage()
}

async function see(page: Page, { viewport, colorScheme }: Partial<Screen>): Promise<void> {
  if (viewport) await page.setViewportSize(viewport)
  if (colorScheme) await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    // Waits for colour transitions between the schemes.
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

describe.each(Object.entries(pages))('%s', (who, paths) => {
  let page: Page
  beforeAll(async () => {
    page = await open(who as keyof typeof pages)
  })
  afterAll(() => page?.context().close())

  test.each([...paths])('%s: no axe violations, nothing wider than 320 px', async (path) => {
    await see(page, screens[0])
    await goTo(page, path)
    for (const [turn, screen] of screens.entries()) {
      await see(page, screen)
      const axe = axeOn(page)
      // The layout around each page is the same, and is checked on the first.
      if (path !== paths[0]) axe.include('main')
      // Colours and visibility depend on the screen; the rest was checked on the first.
      const { violations } = await (turn === 0 ? axe : axe.withRules(ofTheScreen)).analyze()
      const said = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => [`${id}:`, html, ...any.map(({ message }) => message)].join(' ')),
      )
      expect(said, screen.name).toEqual([])
    }
    await see(page, { viewport: { width: 320, height: 700 } })
    expect(await widerThanScreen(page)).toEqual([])
  })
})

test.each(['/', '/voyance', '/voyance/salome'])('%s: no layout shift', async (path) => {
  const page = await open('anonymous')
  await see(page, screens[0])
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as never as { shifts: unknown[] }).shifts.push(entry.toJSON())
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const shifts = await page.evaluate(() => (window as never as { shifts: { value: number }[] }).shifts)
  await page.context().close()
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(0.01)
})

test('the first page stays within its budget, and requests only the site', async () => {
  const page = await open('anonymous')
  await see(page, screens[0])
  const bytes: Record<string, number> = {}
  const elsewhere: string[] = []
  const weighed: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).origin !== site.address) elsewhere.push(request.url())
    weighed.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[request.resourceType()] = (bytes[request.resourceType()] ?? 0) + responseBodySize
      }),
    )
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await Promise.all(weighed)
  await page.context().close()
  expect(elsewhere).toEqual([])
  expect(bytes.script).toBeLessThanOrEqual(135 * 1024)
  expect(bytes.stylesheet).toBeLessThanOrEqual(25 * 1024)
  expect(bytes.font).toBeLessThanOrEqual(80 * 1024)
})
