import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { buyCredit, paidOrder, settle } from '../../../../test/orders.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { START, useTestApp } from '../../../../test/test-app.ts'
import * as wallet from '../../money/wallet/wallet.page.tsx'

const site = useTestApp()

type Answer = { body: { api: { error?: { code: number } } } }
const codeOf = ({ body }: Answer) => body.api.error?.code ?? 'ok'
const buy = ({ browser }: Client, packId = 'credit-10', more = {}) =>
  browser.post('/api/wallet/top-ups', { packId, ...more })
const cap = ({ browser }: Client, caps: object) => browser.patch('/api/budget', caps)
const capped = async (caps: object) => {
  const client = await addClient(site)
  await cap(client, caps)
  return client
}
/** Moves the clock to an instant. */
const goTo = (instant: string) => site.advance((new Date(instant).getTime() - site.now().getTime()) / 1000)
const referenceIn = (answer: { body: { topUp: { url: string } } }) => answer.body.topUp.url.split('/').at(-1) ?? ''

test('open and paid orders count, a refused one no more; the refusal tells what is left', async () => {
  const client = await capped({ week: 2500 })
  await buyCredit(site, client.browser, 'credit-10')
  const open = await buy(client)
  expect(codeOf(await buy(client))).toBe(4390)
  const form = { packId: 'credit-10', key: 'form' }
  const refused = await sendForm(site, wallet.action, '/wallet', form, client.browser)
  expect(refused.data.refusal.message).toBe(
    'Le plafond que vous avez fixé ne le permet pas\u00a0: il reste 5,00\u00a0€ cette semaine.',
  )
  await settle(site, referenceIn(open), 'refused')
  expect(codeOf(await buy(client))).toBe('ok')
})

test('the smallest of several caps decides', async () => {
  const client = await capped({ day: 5000, week: 2000, month: 9000 })
  expect([codeOf(await buy(client, 'credit-50')), codeOf(await buy(client, 'credit-20'))]).toEqual([4390, 'ok'])
})

test('64 purchases at once never exceed the cap, and the same one sent 8 times is one', async () => {
  const client = await capped({ day: 10_000 })
  const answers = await Promise.all(Array.from({ length: 64 }, () => buy(client)))
  expect(answers.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(10)
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok', 4390]))
  const { bought } = await site.owner
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<string>('amount').as('bought'))
    .where('user_id', '=', client.id)
    .executeTakeFirstOrThrow()
  expect(Number(bought)).toBe(10_000)

  const other = await capped({ day: 1000 })
  const same = () => other.browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, { 'idempotency-key': 'same' })
  // Those that come while the first is under way are told so.
  expect(new Set((await Promise.all(Array.from({ length: 8 }, same))).map(codeOf)).has(4390)).toBe(false)
  expect(codeOf(await same())).toBe('ok')
})

test('the database alone refuses an order above a cap, and adds up 64 that are inserted at once', async () => {
  const client = await capped({ month: 5000 })
  const insert = (place: number) =>
    site.app.db
      .insertInto('orders')
      .values(paidOrder(client.id, `direct-${place}`, site.now()))
      .execute()
  const results = await Promise.allSettled(Array.from({ length: 64 }, (_, place) => insert(place)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refused = results.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ constraint: 'orders_within_budget' })
})

test('what is refunded to the payment gives its room back', async () => {
  const client = await capped({ month: 1000 })
  const orderId = await buyCredit(site, client.browser, 'credit-10')
  expect(codeOf(await buy(client))).toBe(4390)
  await site.owner
    .insertInto('order_refunds')
    .values({ order_id: orderId, amount: 1000, asked_at: site.now() })
    .execute()
  expect(codeOf(await buy(client))).toBe('ok')
})

test('a raise allows a purchase after 48 hours, to the second', async () => {
  const client = await capped({ month: 1000 })
  await cap(client, { month: 5000 })
  await site.advance(48 * 3600 - 1)
  expect(codeOf(await buy(client, 'credit-20'))).toBe(4390)
  await site.advance(1)
  expect(codeOf(await buy(client, 'credit-20'))).toBe('ok')
})

describe('at a first purchase', () => {
  const first = () => addClient(site, { budgeted: false })
  const form = (client: Client, fields: Record<string, string>) =>
    sendForm(site, wallet.action, '/wallet', { packId: 'credit-20', key: 'form', ...fields }, client.browser)
  const asks = async (client: Client) =>
    (await openPage(site, wallet.loader, '/wallet', client.browser)).data.asksBudget

  test('the form asks for a choice, gives back what was typed, and later purchases are not asked', async () => {
    const client = await first()
    expect(await asks(client)).toBe(true)
    expect(await form(client, {})).toMatchObject({ status: 400, data: { refusal: { code: 4391, field: 'budget' } } })
    const wrong = await form(client, { budget: 'capped', monthCap: 'peu' })
    expect(wrong).toMatchObject({
      status: 400,
      data: { refusal: { code: 4392, field: 'monthCap' }, typed: { budget: 'capped', monthCap: 'peu' } },
    })
    expect((await form(client, { budget: 'capped' })).data.refusal.code).toBe(4392)
    expect((await form(client, { budget: 'capped', monthCap: '15' })).data.refusal.code).toBe(4390)
    expect(await asks(client)).toBe(true)
    expect((await form(client, { budget: 'capped', monthCap: '30' })).location).toContain('/bac-a-sable')
    expect(await asks(client)).toBe(false)
    expect((await client.browser.get('/api/budget')).body.budget.month.cap).toBe(3000)
    expect((await form(client, { key: 'second' })).data.refusal.code).toBe(4390)
  })

  test('a choice sent again later changes nothing', async () => {
    const client = await first()
    expect((await form(client, { budget: 'free' })).location).toContain('/bac-a-sable')
    await form(client, { key: 'second', budget: 'capped', monthCap: '20' })
    expect((await client.browser.get('/api/budget')).body.budget.month.cap).toBeNull()
  })

  test('a call is refused without the choice, and stores no order', async () => {
    const client = await first()
    expect((await buy(client)).body.api.error).toMatchObject({ code: 4391, field: 'budget' })
    expect(codeOf(await buy(client, 'credit-50', { monthCap: 2000 }))).toBe(4390)
    expect(await site.owner.selectFrom('orders').select('id').where('user_id', '=', client.id).execute()).toEqual([])
    expect(codeOf(await buy(client, 'credit-20', { monthCap: 2000 }))).toBe('ok')
    expect(codeOf(await buy(client))).toBe(4390)
  })

  test('caps set before in the account are a choice', async () => {
    const client = await first()
    await cap(client, { day: 2000 })
    expect([await asks(client), codeOf(await buy(client))]).toEqual([false, 'ok'])
  })

  test('of several at once, each with a choice, the cap holds for all', async () => {
    const client = await first()
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(client, 'credit-10', { monthCap: 2000 })))
    expect(answers.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(2)
  })
})

describe('periods are those of Paris', () => {
  test.each([
    ['day', '2026-11-22T22:59:59Z', '2026-11-22T23:00:00Z'],
    ['week', '2026-11-29T22:59:59Z', '2026-11-29T23:00:00Z'],
    ['month', '2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z'],
    // The day of 23 hours, and the one of 25.
    ['day', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
    ['day', '2027-10-31T22:59:59Z', '2027-10-31T23:00:00Z'],
  ])('a cap per %s reached before %s is open again at %s', async (period, before, after) => {
    if (site.now().getTime() > new Date(before).getTime()) await goTo(START.toISOString())
    const client = await capped({ [period]: 1000 })
    await goTo(before)
    client.browser = await signInAs(site, client.id)
    expect([codeOf(await buy(client)), codeOf(await buy(client))]).toEqual(['ok', 4390])
    await goTo(after)
    expect([codeOf(await buy(client)), codeOf(await buy(client))]).toEqual(['ok', 4390])
  })

  test('a day has 23 or 25 hours when the clocks change, and a week begins on Monday', async () => {
    const hours = async (kind: string, at: string) => {
      const { rows } = await sql<{ from: Date; hours: number }>`
        select budget_from(${kind}, ${at}::timestamptz) as from,
          (extract(epoch from budget_until(${kind}, ${at}::timestamptz) - budget_from(${kind}, ${at}::timestamptz)) / 3600)::integer
            as hours`.execute(site.app.db)
      return [rows[0]?.from.toISOString(), rows[0]?.hours]
    }
    expect(await hours('day', '2027-03-28T12:00:00Z')).toEqual(['2027-03-27T23:00:00.000Z', 23])
    expect(await hours('day', '2027-10-31T12:00:00Z')).toEqual(['2027-10-30T22:00:00.000Z', 25])
    expect(await hours('week', '2026-11-22T12:00:00Z')).toEqual(['2026-11-15T23:00:00.000Z', 168])
    expect(await hours('month', '2026-10-05T12:00:00Z')).toEqual(['2026-09-30T22:00:00.000Z', 745])
  })
})
