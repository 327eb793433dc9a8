import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { openVisitor } from './browser.ts'
import { ofTheScreen } from './of-the-screen.ts'
import { signInAtDesk } from './sign-in-at-desk.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

/** The faults of the current screen, by day and by night; the menu around it is the same on each, and checked once. */
async function faultsOf(page: Page, part: 'body' | 'main'): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const axe = axeOn(page).include(part)
    // Only colours change by night.
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(ofTheScreen)).analyze()
    faults.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${new URL(page.url()).hash} ${colorScheme} ${id} ${nodes[0]?.failureSummary} ${nodes[0]?.html}`,
      ),
    )
  }
  return faults
}

/** Expects the screen's heading to have the focus, and the tab's title to begin with it. */
async function expectSpoken(page: Page, words: RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: words })
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await page.title()).toBe(`${await heading.textContent()} · Administration Cosmospace`)
}

test('every list of the back office can be reached and opened by keyboard alone, and has a title', async () => {
  const { page, context, complaints } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.goto('/admin')
  await signInAtDesk(page, 'admin@demo.test')
  const items = page.locator('a[role=menuitem][href^="#/"]')
  await items.nth(5).waitFor()
  const faults = await faultsOf(page, 'body')
  const opened: string[] = []
  for (const item of (await items.all()).slice(1)) {
    const name = (await item.textContent()) ?? ''
    await item.press('Enter')
    await expectSpoken(page, new RegExp(`^${name}$`))
    await page
      .getByRole('table')
      .or(page.getByRole('article'))
      .or(page.getByText(/^Rien /))
      .first()
      .waitFor()
    faults.push(...(await faultsOf(page, 'main')))
    const row = page.locator('tbody .opening').first()
    if ((await row.count()) === 0) continue
    await row.press('Enter')
    await page.locator('.part').first().waitFor()
    await expectSpoken(page, /./)
    faults.push(...(await faultsOf(page, 'main')))
    opened.push(name)
  }
  expect(faults).toEqual([])
  expect(opened).toContain('Clients')
  expect(opened.length).toBeGreaterThan(8)
  expect(complaints).toEqual([])
  await context.close()
})
