import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

async function openList(scripts: boolean, path = '/voyance'): Promise<Page> {
  const { page, context } = await openVisitor(browser, site.address, scripts)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(path)
  return page
}

const panel = (page: Page) => page.locator('main details').first()
const isInSight = (page: Page, words: string | RegExp) =>
  page
    .getByText(words)
    .first()
    .evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

describe.each([true, false])('on a phone, with scripts: %s', (scripts) => {
  test('filters close over their results, which scroll into view', async () => {
    const page = await openList(scripts)
    await panel(page).locator('summary').click()
    await page.getByLabel('Métier', { exact: true }).selectOption({ label: 'Astrologues' })
    const send = page.getByRole('button', { name: scripts ? /^Voir \d+ voyants$/ : 'Voir les résultats' })
    const promised = /\d+/.exec(await send.innerText())?.[0]
    await send.click()
    await page.waitForURL(/jobId=3/)
    const heading = page.getByRole('heading', { name: /^\d+ personnes$/ })
    await heading.waitFor()
    if (scripts) await expect.poll(() => heading.innerText()).toBe(`${promised} personnes`)
    expect(await panel(page).getAttribute('open')).toBeNull()
    await expect.poll(() => isInSight(page, /^\d+ personnes$/)).toBe(true)
    if (scripts) await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.context().close()
  })

  test('an empty result is visible at once, and filters can be removed', async () => {
    const page = await openList(scripts, '/voyance?jobId=3')
    await panel(page).locator('summary').click()
    await page.getByLabel('Prénom').fill('zzzz')
    await panel(page).getByRole('button').click()
    await page.getByText('Personne ne correspond').waitFor()
    await expect.poll(() => isInSight(page, 'Personne ne correspond')).toBe(true)
    await page.getByRole('link', { name: 'Retirer : « zzzz »' }).click()
    await page.getByRole('heading', { name: /^\d+ personnes$/ }).waitFor()
    expect(new URL(page.url()).search).toBe('?jobId=3')
    await page.getByRole('link', { name: 'Retirer : Astrologues' }).click()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(() => page.getByRole('link', { name: /^Retirer/ }).count()).toBe(0)
    await page.context().close()
  })
})

test('a channel in the address filters, is offered and can be removed; an unknown one is reported', async () => {
  const page = await openList(true, '/voyance?platforms=sms')
  await page.getByRole('heading', { name: /^\d personnes?$/ }).waitFor()
  await panel(page).locator('summary').click()
  const channels = page.getByRole('group', { name: 'Joignable maintenant par' })
  expect(await channels.getByRole('checkbox').count()).toBe(4)
  expect(await channels.getByRole('checkbox', { checked: true }).count()).toBe(1)
  await page.getByRole('link', { name: 'Retirer : SMS' }).click()
  await page.waitForURL((url) => url.search === '')
  await page.getByRole('heading', { name: /^\d\d personnes$/ }).waitFor()
  await page.goto('/voyance?platforms=fax')
  await page.getByText('il a été laissé de côté').waitFor()
  await page.context().close()
})
