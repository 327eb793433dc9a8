import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seasons } from '../src/sites/seasons/season.ts'
import { axeOn } from './axe.ts'
import { openVisitor } from './browser.ts'
import { ofTheScreen } from './of-the-screen.ts'
import { staffCode } from './staff-code.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const DAY_MS = 86_400_000
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const seasonOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.season ?? null)

/** Shows a season to every visitor from now on, whatever the calendar says. */
async function override(season: string): Promise<void> {
  await site.owner
    .insertInto('season_overrides')
    .values({ site_id: 99, season, first_day: dayFromNow(-1), last_day: dayFromNow(1) })
    .execute()
  const attribute = season === 'none' ? /<html[^>]*data-brand="main">/ : new RegExp(`data-season="${season}"`)
  await expect.poll(async () => (await fetch(`${site.address}/`)).text()).toMatch(attribute)
}

/** The home page, which has all scenes of other pages: the pictures it requested, and its layout shift. */
async function look(width: number) {
  const { context, page, complaints } = await openVisitor(browser, site.address)
  await page.setViewportSize({ width, height: 800 })
  const pictures: string[] = []
  page.on('response', async (answer) => {
    const name = /\/assets\/([a-z0-9-]+)-(?:sky|strip|frieze)-[^.]+\.svg$/.exec(answer.url())?.[1]
    if (name) pictures.push(answer.ok() ? name : `${name} failed`)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  return { context, page, complaints, pictures, shift }
}

describe.each([375, 1440])('%i px wide', (width) => {
  test('outside of all seasons no picture is requested', async () => {
    await override('none')
    const { context, page, pictures } = await look(width)
    expect([await seasonOf(page), pictures.length]).toEqual([null, 0])
    await context.close()
  })

  // Each season at one of the widths: they share the layout, which was checked at both.
  test.each(seasons.filter((_, place) => (place % 2 === 0) === (width === 375)))(
    '%s: only its own pictures, no layout shift, nothing refused, no axe violations',
    async (season) => {
      await override(season)
      const { context, page, complaints, pictures, shift } = await look(width)
      expect(await seasonOf(page)).toBe(season)
      await expect.poll(() => pictures).toContain(season)
      expect(shift).toBeLessThanOrEqual(0.01)
      expect((await axeOn(page).withRules(ofTheScreen).analyze()).violations.map(({ id }) => id)).toEqual([])
      expect([...new Set(pictures)]).toEqual([season])
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

test.each([
  ['editeur@demo.test', 'friday-13'],
  ['admin@demo.test', 'friday-13'],
  ['support@demo.test', 'new-year'],
  ['cliente@demo.test', 'new-year'],
  [null, 'new-year'],
])('%s, asking for another season in the address, sees %s', async (email, seen) => {
  await override('new-year')
  const { context, page } = await openVisitor(browser, site.address)
  if (email) {
    const data = { email, password: 'clair-de-lune-2026' }
    const headers = { origin: site.address }
    const answer = await context.request.post('/api/users/login', { headers, data })
    if (answer.status() === 401) {
      const code = staffCode(await (await context.request.get('/bac-a-sable')).text(), email)
      await context.request.post('/api/admin/second-factor', { headers, data: { code } })
    }
  }
  await page.goto('/?saison=friday-13', { waitUntil: 'networkidle' })
  expect(await seasonOf(page)).toBe(seen)
  const other = await (await fetch(`${site.address}/?saison=friday-13`)).text()
  expect(other).toContain('data-season="new-year"')
  await context.close()
})
