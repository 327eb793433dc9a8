import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'
import { widerThanScreen } from './wider-than-screen.ts'

const LONG = 'Anne-Frédérique-Clémentine-Hippolyte'
const ARABIC = 'نور القمر'
const HEADLINE = `${'Consultations extraordinairement bienveillantes '.repeat(4)}🌙✨`.slice(0, 200)

/** Unexpected content: a long name, characters of other scripts, no portrait, prices at both ends. */
beforeAll(async () => {
  await openSite()
  const rename = (slug: string, name: string) =>
    site.owner.updateTable('psychics').set({ name, headline: HEADLINE }).where('slug', '=', slug).returning('id')
  const { id } = await rename('salome', LONG).executeTakeFirstOrThrow()
  const other = await rename('augustin', ARABIC).executeTakeFirstOrThrow()
  await site.owner
    .updateTable('psychics')
    // Automated psychics would become available again by themselves.
    .set({ specialities: ['Rindfleischetikettierung'.repeat(3)], is_automaton: false })
    .execute()
  await site.owner.deleteFrom('portraits').where('psychic_id', '=', id).execute()
  const price = (psychicId: number, cents: number) =>
    site.owner
      .updateTable('psychic_listings')
      .set({ price_per_minute: cents })
      .where('psychic_id', '=', psychicId)
      .execute()
  await price(id, 500)
  await price(other.id, 0)
  await site.owner.deleteFrom('presences').execute()
})
afterAll(closeSite)

async function open(path: string, width: number): Promise<Page> {
  const { page } = await openVisitor(browser, site.address)
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path, { waitUntil: 'load' })
  return page
}

// At 400 % zoom a screen of 1280 px is 320 px wide.
test.each([320, 375, 1440])(
  '%i px: long and foreign names, titles of 200 characters, free and dearest',
  async (width) => {
    for (const path of ['/', '/voyance', '/voyance?name=anne', '/voyance/salome', '/voyance/augustin']) {
      const page = await open(path, width)
      expect(await widerThanScreen(page), path).toEqual([])
      await page.context().close()
    }
  },
)

test('both are fully visible, and so are their price and the placeholder of their portrait', async () => {
  const page = await open('/voyance/salome', 375)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(LONG)
  await page.getByText(HEADLINE.trim()).first().waitFor()
  await page.getByText('5,00 €/min').first().waitFor()
  expect(await page.locator('main img').count()).toBe(0)
  await page.goto('/voyance/augustin')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(ARABIC)
  await page.getByText('0,00 €/min').first().waitFor()
  await page.context().close()
})

test('nobody free: the home page says so', async () => {
  const page = await open('/', 375)
  await page.getByText('Personne n’est disponible à cet instant').waitFor()
  await page.context().close()
})
