import type { Page } from 'playwright-core'
import { matchRoutes } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '../src/routes.ts'
import { looksFaults, resize } from './looks/faults.ts'
import { headerFaults } from './looks/header-widths.ts'
import { type Person, pageOf } from './looks/people.ts'
import { places, SIZES } from './looks/places.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

/** Pages without a screen: files, forms that redirect; and those with a test of their own: the style guide, a bank's form. */
const withoutScreen = /\.page\.ts$|unlink\.page|signs\.page|style-guide|pane\.page|bank-form/

test('the command checks every page', () => {
  const screens = routes.flatMap((route) => route.children ?? [route]).filter(({ file }) => !withoutScreen.test(file))
  const tree = screens.map(({ path = '', file }) => ({ path: `/${path}`, id: file + path }))
  const seen = new Set(
    places.flatMap(({ path }) => matchRoutes(tree, path.split(/[ ?]/)[0]!)?.map(({ route }) => route)),
  )
  expect(tree.filter((route) => !seen.has(route)).map(({ path }) => path)).toEqual([])
})

const headers: readonly (readonly [brand: string, Person])[] = [
  ['localhost', 'anonymous'],
  ['localhost', 'client'],
  ['localhost', 'psychic'],
  ['localhost', 'staff'],
  ['second.localhost', 'anonymous'],
  ['second.localhost', 'client'],
  ['affiliation.localhost', 'anonymous'],
  ['affiliation.localhost', 'client'],
]

/** Whether the brand's name is beside its emblem, and not wrapped out of sight. */
const isNameShown = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const name = header.querySelector('a > span')!.getBoundingClientRect()
    return name.width > 0 && name.top < header.querySelector('a')!.getBoundingClientRect().bottom - 10
  })

test.each(headers)('the header of %s, for %s, from 320 to 1920 px', async (host, who) => {
  const { port } = new URL(site.secondAddress)
  const page = await pageOf(browser, host === 'localhost' ? site.address : `http://${host}:${port}`, who)
  expect(await headerFaults(page)).toEqual([])
  for (const width of [320, 375, 768, 1024, 1280, 1440]) {
    await resize(page, { width, height: 800 })
    expect(await isNameShown(page), `the name of the brand at ${width}`).toBe(true)
  }
  await page.context().close()
})

test.each(['/', '/voyance', '/connexion', '/horoscope/jour'])('%s at the narrowest and the widest', async (path) => {
  const page = await pageOf(browser, site.address, 'anonymous')
  await page.goto(path)
  for (const size of [SIZES[0]!, SIZES.at(-1)!]) {
    await resize(page, size)
    expect(await looksFaults(page)).toEqual([])
  }
  await page.context().close()
})

describe('planted faults are detected', () => {
  /** The report of a fault, and the markup that causes it. */
  const plants = [
    ['texts overlap: « Dessous » × « Dessus »', '<p>Dessous</p><p style="margin-top: -1.2em">Dessus</p>'],
    [
      'a text is cut: « Un mot coupé »',
      '<p style="width: 3rem; overflow: hidden; white-space: nowrap">Un mot coupé</p>',
    ],
    ['too small: button « Petit », 200 × 30', '<button style="width: 200px; height: 30px; padding: 0">Petit</button>'],
    ['wider than the screen: HR ', '<hr style="width: 3000px; max-width: none">'],
    [
      'controls overlap: button « Un » × button « Deux »',
      '<button style="width: 9rem; height: 4rem">Un</button><button style="width: 9rem; height: 4rem; margin-left: -6rem">Deux</button>',
    ],
    [
      'a field cuts its text: « Votre adresse e-mail »',
      '<input style="width: 5rem; height: 3rem" aria-label="Adresse" placeholder="Votre adresse e-mail">',
    ],
  ] as const

  test.each(plants)('%s', async (fault, html) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.setContent(`<style>p, button { margin: 0; line-height: 1.2 }</style>${html}`)
    expect(await looksFaults(page)).toEqual([fault])
    await page.close()
  })
})
