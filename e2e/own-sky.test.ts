import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

/** A signed-in client who keeps a chart, and the address of that chart. */
async function openChart(scripts: boolean): Promise<{ page: Page; chart: string }> {
  const { page } = await openVisitor(browser, site.address, scripts)
  const headers = { origin: site.address }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data })
    expect(answer.status(), path).toBeLessThan(300)
    return answer.json()
  }
  await post('/api/users/login', { email: 'cliente@demo.test', password: 'clair-de-lune-2026' })
  await post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: true }] })
  const place = { place: 'Lyon', latitude: 45.75, longitude: 4.85 }
  const birth = { name: 'Camille', isOwn: true, birthDate: '1990-05-12', birthTime: '14:30', ...place }
  const key = { ...headers, 'idempotency-key': crypto.randomUUID() }
  const saved = await page.request.post('/api/charts', { headers: key, data: birth })
  expect(saved.status()).toBeLessThan(300)
  const { chart } = await saved.json()
  return { page, chart: `/mon-compte/themes/${chart.id}` }
}

const touched = (page: Page) => page.getByRole('heading', { level: 2, name: /^Ce qui est touché le/ })

describe('the transits of a chart', () => {
  test('a slider goes through the year, and the arrow keys move it', async () => {
    const { page, chart } = await openChart(true)
    await page.goto(chart)
    await page.getByRole('link', { name: 'Voir ses transits' }).click()
    const slider = page.getByRole('slider')
    await slider.waitFor()
    const before = await touched(page).textContent()
    await slider.fill('90')
    await page.waitForURL(/jour=\d{4}-\d\d-\d\d/)
    await expect.poll(() => touched(page).textContent()).not.toBe(before)
    const there = await slider.getAttribute('aria-valuetext')
    await expect.poll(() => touched(page).textContent()).toContain(there)
    await slider.press('ArrowRight')
    await expect.poll(() => slider.inputValue()).toBe('91')
    await expect.poll(() => touched(page).textContent()).not.toContain(there!)
    await page.context().close()
  })

  test('without scripts a date is typed', async () => {
    const { page, chart } = await openChart(false)
    await page.goto(`${chart}/transits`)
    expect(await page.getByRole('slider').count()).toBe(0)
    await page.getByLabel('Une autre date').fill('2027-03-14')
    await page.getByRole('button', { name: 'Voir cette date' }).click()
    expect(await touched(page).textContent()).toContain('14 mars 2027')
    await page.context().close()
  })
})

test('a solar return is dressed for another year, without scripts too', async () => {
  for (const scripts of [true, false]) {
    const { page, chart } = await openChart(scripts)
    await page.goto(`${chart}/revolution-solaire`)
    await page.getByLabel('Année de l’anniversaire').fill('2031')
    await page.getByRole('button', { name: 'Dresser ce ciel' }).click()
    await page.getByRole('heading', { level: 1, name: /Révolution solaire 2031/ }).waitFor()
    await page.getByText(/le 1[123] mai 2031 à/).waitFor()
    await page.context().close()
  }
})

describe('the wheel of a chart', () => {
  test('what is pressed is highlighted and told under the wheel, by the keyboard too', async () => {
    const { page, chart } = await openChart(true)
    await page.goto(chart)
    const title = (hasText: string | RegExp) => page.getByRole('status').locator('strong', { hasText })
    await page.getByText('Touchez une planète').waitFor()
    const wheel = page.locator('figure svg').first()
    await wheel.getByRole('link', { name: /^Soleil, / }).click()
    await title('Soleil en Taureau').waitFor()
    expect(page.url()).not.toContain('#')
    expect(await wheel.locator('a[aria-current=true]').count()).toBe(1)
    await wheel.getByRole('link', { name: 'Maison VII', exact: true }).focus()
    await page.keyboard.press('Enter')
    await title(/^Maison VII, à partir de/).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await title(/^Maison VIII, à partir de/).waitFor()
    expect(await wheel.locator('a[tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('svg'))).toBeNull()
    await wheel
      .getByRole('link', { name: / en (carré|trigone|sextile|opposition) / })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await title(/ en (carré|trigone|sextile|opposition) /).waitFor()
    expect(await wheel.locator('a[aria-current=true]').count()).toBe(1)
    await page.getByRole('link', { name: 'Lire ce passage dans le thème' }).click()
    expect(page.url()).toContain('#')
    await page.context().close()
  })

  test('without scripts every part leads to its place in the page', async () => {
    const { page, chart } = await openChart(false)
    await page.goto(chart)
    expect(await page.getByText('Touchez une planète').count()).toBe(0)
    const links = await page.locator('figure svg').first().locator('a').all()
    expect(links.length).toBeGreaterThan(30)
    for (const link of links) {
      const to = await link.getAttribute('href')
      expect(await page.locator(`[id="${to!.slice(1)}"]`).count(), to!).toBe(1)
    }
    await page.context().close()
  })
})
