import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const templates = [
  '/',
  '/voyance',
  '/voyance/salome',
  '/horoscope/jour/lion',
  '/ciel',
  '/tarots-oracles',
  '/tarots-oracles/le-tarot-de-marseille',
  '/tarots-oracles/le-tarot-de-marseille/cartes/le-mat',
  '/compatibilite-amoureuse',
  '/mag',
  '/page/mentions-legales',
]

/** Each element with its styles and its place, as one text. */
const shown = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => !['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const styles = [...getComputedStyle(element)].map((name) => getComputedStyle(element).getPropertyValue(name))
      return `${element.tagName}.${element.className} ${[x, y, width, height]} ${styles.join('|')}`
    })

test.each([375, 1440])('a page %d px wide looks before its style sheet has come as it does after', async (width) => {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.route(/\.js$/, (route) => route.abort())
  for (const path of templates) {
    await page.goto(path)
    const link = page.locator('link[rel=stylesheet]')
    expect(await page.locator('head > style').count(), path).toBe(1)
    await expect.poll(() => link.getAttribute('media'), { timeout: 30_000 }).toBe('all')
    await page.evaluate(() => document.fonts.ready)
    const after = await page.evaluate(shown)
    await link.evaluate((sheet: HTMLLinkElement) => sheet.setAttribute('media', 'print'))
    const before = await page.evaluate(shown)
    expect(before.filter((element, at) => element !== after[at]).slice(0, 3), path).toEqual([])
  }
  await context.close()
})

test('scripts are asked for after the first paint', async () => {
  const { context, page } = await openVisitor(browser, site.address)
  await page.goto('/tarots-oracles')
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('entry')))
  const [painted, asked] = await page.evaluate(
    () =>
      [
        Math.min(...performance.getEntriesByType('paint').map(({ startTime }) => startTime)),
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ] as const,
  )
  expect(asked.length).toBeGreaterThan(0)
  for (const start of asked) expect(start).toBeGreaterThanOrEqual(painted)
  await context.close()
})
