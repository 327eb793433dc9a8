import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const MOST = 5000
const GREETING = /(?:Bonjour|Bonsoir) Camille/

async function clientCookie(): Promise<string> {
  const answer = await fetch(`${site.address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.address },
    body: JSON.stringify({ email: 'cliente@demo.test', password: 'clair-de-lune-2026' }),
  })
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

test('visitors and a client at once: nobody is greeted but the client, and nothing of theirs is kept', async () => {
  const own = { cookie: await clientCookie() }
  const asked = Array.from({ length: 12 }, (_, at) => at % 2 === 1)
  const answers = await Promise.all(
    asked.map((isClient) => fetch(`${site.address}/`, { headers: isClient ? own : {} })),
  )
  for (const [at, answer] of answers.entries()) {
    const html = await answer.text()
    expect([GREETING.test(html), html.includes('own-home')]).toEqual([asked[at], asked[at]])
    if (asked[at]) expect(answer.headers.get('cache-control')).toContain('no-store')
  }
})

test.each(['localhost', 'second.localhost'])(
  'on a phone %s is short, and its rows are pulled without scripts',
  async (host) => {
    const { context, page } = await openVisitor(browser, site.address.replace('localhost', host), false)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST)
    const row = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Éléonore' }) })
    const [inside, width] = await row.evaluate((list) => [list.scrollWidth, list.clientWidth])
    expect(inside).toBeGreaterThan(2 * width!)
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
    const last = await row.getByRole('heading').last().boundingBox()
    expect(last!.x).toBeGreaterThan(0)
    expect(last!.x).toBeLessThan(width!)
    await context.close()
  },
)

test('without scripts, three questions lead to psychics with the reasons, and each answer can be changed', async () => {
  const { context, page } = await openVisitor(browser, site.address, false)
  await page.goto('/')
  await page.getByRole('link', { name: 'Trois questions pour choisir' }).click()
  await page.getByRole('button', { name: 'Autre chose' }).click()
  await page.getByText('Question 2 sur 3').waitFor()
  await page.getByRole('button', { name: 'Par écrit, au tchat' }).click()
  await page.getByRole('button', { name: 'Parler dès maintenant' }).click()
  await page.getByRole('heading', { name: 'Vos pistes, et leurs raisons' }).waitFor()
  expect(await page.getByText(/^Pourquoi /).count()).toBe(3)
  expect(await page.getByText(/^Libre maintenant.*tchat/).count()).toBe(3)
  await page.getByRole('link', { name: 'Par écrit, au tchat' }).click()
  await page.getByRole('button', { name: 'Une question par SMS' }).waitFor()
  await page.getByRole('link', { name: 'Revenir à la question précédente' }).click()
  await page.getByText('Question 1 sur 3').waitFor()
  await context.close()
})
