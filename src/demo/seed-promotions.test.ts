import { beforeAll, expect, test } from 'vitest'
import { webinars } from '../../db/seed/webinars.data.ts'
import { openPage } from '../../test/forms.ts'
import { signInAs } from '../../test/people.ts'
import { useTestApp } from '../../test/test-app.ts'
import * as webinarPage from '../features/content/webinars/webinar.page.tsx'
import { giveClock } from '../platform/database/given-clock.ts'
import { firstContent } from '../server/first-content.ts'
import { MEMBER } from './accounts.ts'
import { seedDemo } from './seed.ts'
import { accountsStep } from './seed-accounts.ts'
import { memberStep } from './seed-member.ts'
import { DEMO_CODE, promotionsStep } from './seed-promotions.ts'
import { psychicsStep } from './seed-psychics.ts'
import { webinarsStep } from './seed-webinars.ts'

const site = useTestApp()
const steps = [psychicsStep, accountsStep, webinarsStep, promotionsStep, memberStep]

beforeAll(async () => {
  await seedDemo(site.app, site.owner, () => {}, steps)
  // The step of the member took the clock of the tests with its own.
  await giveClock(site.owner, site.now())
}, 120_000)

const idOf = async (email: string) =>
  (
    await site.owner
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('site_id', '=', 99)
      .executeTakeFirstOrThrow()
  ).id

test('each brand has a webinar to come and one to see again, whose links lead to articles that there are', async () => {
  const { data } = await openPage(site, webinarPage.loader, '/voyance/webinaire', site.browser())
  expect(data.webinars.map(({ state, replayLink }: Record<string, unknown>) => [state, replayLink !== null])).toEqual([
    ['coming', false],
    ['over', true],
  ])
  expect(data.chosen.slug).toBe('lire-une-carte-sans-se-presser')
  const articles = firstContent
    .filter(({ kind, siteId }) => kind === 'article' && siteId === 99)
    .map(({ address }) => `/mag/${address}`)
  for (const { joinLink, replayLink } of webinars) {
    expect(articles).toContain(joinLink)
    if (replayLink) expect(articles).toContain(replayLink)
  }
})

test('a client of the demonstration sees the reduced pack, uses the code once, and enters the lottery', async () => {
  const browser = await signInAs(site, await idOf('nouvelle@demo.test'))
  const { rankProducts } = (await browser.get('/api/products')).body
  expect(rankProducts[0].packs.at(-1)).toMatchObject({ amount: 9000, credit: 10_000, struckPrice: 10_000 })
  const code = await browser.post('/api/wallet/promo-code', { code: DEMO_CODE })
  expect(code.body.api.ok, JSON.stringify(code.body)).toBe(1)
  expect((await browser.post('/api/psychics-lottery')).body.entry.code).toMatch(/^[0-9a-f]{16}$/)
})

test('the member has points of consultations that were paid, and the staff’s acts are in the register', async () => {
  const id = await idOf(MEMBER)
  const { balance } = await site.owner
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'client_points')
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(balance).toBeGreaterThanOrEqual(40)
  const acts = await site.owner.selectFrom('audit_log').select('act').where('site_id', '=', 99).execute()
  expect(acts.map(({ act }) => act).toSorted()).toEqual([
    'lottery.open',
    'pack.reduce',
    'promo.make',
    'review.publish',
    'review.publish',
  ])
})
