import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headerFaults } from './looks/header-widths.ts'
import { type Person, pageOf } from './looks/people.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const hosts = ['localhost', 'second.localhost', 'affiliation.localhost'] as const
const addressOf = (host: string) => site.address.replace('localhost', host)

describe.each(hosts)('%s', (host) => {
  test.each(['anonymous', 'client'] as const)(
    'from 320 to 1920 px no two boxes of the header collide: %s',
    async (who) => {
      const page = await pageOf(browser, addressOf(host), who)
      expect(await headerFaults(page, 64)).toEqual([])
      await page.context().close()
    },
  )

  test('each page begins at the left edge of the header', async () => {
    const page = await pageOf(browser, addressOf(host), 'anonymous')
    for (const path of [
      '/voyance',
      '/voyance/guide',
      '/voyance/eleonore',
      '/connexion',
      '/inscription',
      '/mag',
      '/horoscope',
      '/horoscope/jour/lion',
      '/theme-astral',
      '/compatibilite-amoureuse',
      '/tarots-oracles',
      '/tarots-oracles/le-tarot-de-marseille',
      '/love-test',
      '/contactez-nous',
      '/questions-frequentes',
      '/page/conditions',
      '/recherche?q=amour',
      '/cookies',
      '/apparence',
      '/calendrier-lunaire',
    ]) {
      await page.goto(path)
      for (const width of [375, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const off = async () => Math.abs(await page.evaluate(leftOfContent))
        await expect.poll(off, { message: `${path} at ${width}` }).toBeLessThanOrEqual(1)
      }
    }
    await page.context().close()
  })
})

/** How far the first content of a page is to the right of the header's. */
function leftOfContent(): number {
  const inside = document.querySelector('header > div')
  const main = document.querySelector('main')
  if (!inside || !main) throw new Error('a page has a header and a main part')
  const edge = inside.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(inside).paddingLeft)
  const lefts = [...main.querySelectorAll('h1, main > header > div > :first-child')].map((one) =>
    one.getBoundingClientRect(),
  )
  const shown = lefts.filter(({ width, height }) => width > 1 && height > 1)
  return Math.min(...shown.map(({ left }) => left)) - edge
}

test('day and night are what the visitor chose, on kept pages too, and without scripts', async () => {
  const page = await pageOf(browser, site.address, 'anonymous' satisfies Person)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto('/page/conditions')
  const day = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  const night = await ground()
  expect(night).not.toBe(day)
  for (const [choice, seen] of [
    ['De jour', day],
    ['De nuit', night],
    ['Comme mon appareil', night],
  ] as const) {
    await page.goto('/apparence')
    await page.getByRole('button', { name: choice }).click()
    await page.getByRole('button', { name: choice, pressed: true }).waitFor()
    await expect.poll(ground).toBe(seen)
    await page.goto('/page/conditions')
    await expect.poll(ground).toBe(seen)
  }
  await page.context().close()
})

test('the contents beside a text stay in sight and mark the part that is read; a phone has no such column', async () => {
  const page = await pageOf(browser, site.address, 'anonymous')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/page/conditions')
  const contents = page.getByRole('navigation', { name: 'Sur cette page' })
  const marked = () => contents.locator('[aria-current]').allTextContents()
  expect(await marked()).toEqual([])
  await contents.getByRole('link', { name: '5. Les coupures' }).click()
  await expect.poll(marked).toEqual(['5. Les coupures'])
  const box = await contents.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(() => contents.isVisible()).toBe(false)
  await page.context().close()
})
