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

/** Pages of a game, of a card and of a psychic have a sheet of their own beside that of every page, and so have the houses but the main one. */
const sheetsOf = (path: string, host: string) =>
  1 + Number(/\/(le-tarot-de-marseille|salome)/.test(path)) + Number(host !== 'localhost')

const mediaOfSheets = () =>
  [...document.querySelectorAll('link[rel=stylesheet]')].map((sheet) => sheet.getAttribute('media'))

/** Each element with its styles and its place, as one text. */
const shown = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => !['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const styles = [...getComputedStyle(element)].map((name) => getComputedStyle(element).getPropertyValue(name))
      const lengths = [x, y, width, height].map((length) => `${length}px`)
      // The browser itself rounds the same length to one 64th of a pixel here, and another there.
      return `${element.tagName}.${element.className} ${lengths} ${styles.join('|')}`.replaceAll(
        /\d+\.\d+px/g,
        (length) => `${Number.parseFloat(length).toFixed(1)}px`,
      )
    })

test.each([
  ['localhost', 375],
  ['localhost', 1440],
  ['second.localhost', 375],
  ['affiliation.localhost', 1440],
] as const)('%s, %d px wide, looks before its style sheets have come as it does after', async (host, width) => {
  const context = await browser.newContext({
    baseURL: site.address.replace('localhost', host),
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.route(/\.js$/, (route) => route.abort())
  for (const path of templates) {
    await page.goto(path)
    expect(await page.locator('head > style').count(), path).toBe(1)
    await expect
      .poll(() => page.evaluate(mediaOfSheets), { timeout: 30_000, message: path })
      .toEqual(new Array(sheetsOf(path, host)).fill('all'))
    await page.evaluate(() => document.fonts.ready)
    const after = await page.evaluate(shown)
    await page.evaluate(() => {
      for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.setAttribute('media', 'print')
    })
    const before = await page.evaluate(shown)
    expect(before.filter((element, at) => element !== after[at]).slice(0, 3), path).toEqual([])
  }
  await context.close()
})

test.each(['/tarots-oracles', '/tarots-oracles/le-tarot-de-marseille'])(
  'scripts and style sheets of %s are asked for after its first paint',
  async (path) => {
    const { context, page } = await openVisitor(browser, site.address)
    await page.goto(path)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('entry')),
    )
    const [painted, asked] = await page.evaluate(
      () =>
        [
          Math.min(...performance.getEntriesByType('paint').map(({ startTime }) => startTime)),
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(js|css)$/.test(name))
            .map(({ name, startTime }) => ({ name, startTime })),
        ] as const,
    )
    expect(asked.filter(({ name }) => name.endsWith('.css'))).toHaveLength(sheetsOf(path, 'localhost'))
    expect(asked.filter(({ startTime }) => startTime < painted)).toEqual([])
    await context.close()
  },
)

test('a page without scripts is printed with its style sheets', async () => {
  const { context, page } = await openVisitor(browser, site.address, false)
  await page.goto('/tarots-oracles/le-tarot-de-marseille', { waitUntil: 'load' })
  const printed = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ media }) => media.mediaText === 'print')
      .map(({ cssRules }) => cssRules.length > 0),
  )
  expect(printed).toEqual([true, true])
  await context.close()
})
