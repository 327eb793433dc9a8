import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const turning = (page: Page) =>
  page
    .locator('figure img')
    .evaluateAll((parts) =>
      parts.map((part) => [(part as HTMLImageElement).naturalWidth, getComputedStyle(part).animationName !== 'none']),
    )

test('without scripts the sky is drawn and turns; with reduced motion it stands still', async () => {
  const { context, page } = await openVisitor(browser, site.address, false)
  await page.goto('/', { waitUntil: 'load' })
  expect(await turning(page)).toEqual([
    [600, false],
    [600, true],
  ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await turning(page)).toEqual([
    [600, false],
    [600, false],
  ])
  await context.close()
})

test('without scripts a place is posted, its sky drawn, and the address says nothing of it', async () => {
  const { context, page, complaints } = await openVisitor(browser, site.address, false)
  await page.goto('/ciel')
  await page.getByText(/^Paris, /).waitFor()
  await page.getByLabel('Votre ville').fill('Lyon (69)')
  await page.getByRole('button', { name: 'Dessiner ce ciel' }).click()
  await page.getByText(/^Lyon \(69\), /).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect((await turning(page)).map(([width]) => width)).toEqual([600, 600])
  await page.getByLabel('Votre ville').fill('Xyzzyville')
  await page.getByRole('button', { name: 'Dessiner ce ciel' }).click()
  await page.getByText('Ce lieu est introuvable').first().waitFor()
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([])
  await context.close()
})

/** Records what each view transition of the page animates, and for how long. */
const record = () => {
  const seen: [string, number][][] = []
  Object.assign(window, { seen })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.then(() => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      seen.push(
        effects
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
          .map((effect) => [effect.pseudoElement!, Number(effect.getTiming().duration)]),
      )
    })
    return transition
  }
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: [string, number][][] }).seen)

test.each([
  ['reduce', false],
  ['no-preference', true],
] as const)('with %s, the portrait travels to the profile: %s', async (reducedMotion, moves) => {
  const { context, page, complaints } = await openVisitor(browser, site.address)
  await page.emulateMedia({ reducedMotion })
  await page.addInitScript(record)
  await page.goto('/voyance')
  const name = page.locator('article h3 a').first()
  const words = await name.innerText()
  await name.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: words }).waitFor()
  await expect.poll(() => seen(page)).toHaveLength(1)
  const [effects] = await seen(page)
  const travelling = effects!.filter(([pseudo]) => pseudo === '::view-transition-group(travels)')
  expect(travelling.length > 0).toBe(moves)
  expect(effects!.filter(([, duration]) => duration !== 200)).toEqual([])
  expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(['H1', 0])
  expect(complaints).toEqual([])
  await context.close()
})
