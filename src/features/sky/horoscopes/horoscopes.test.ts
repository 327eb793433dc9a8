import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { makeAhead } from './make-horoscopes.server.ts'

const site = useTestApp()
const rows = () => site.app.db.selectFrom('horoscopes').selectAll().execute()

test('a horoscope is composed on demand, stored for all signs, and returned again', async () => {
  const browser = site.browser()
  const { status, body } = await browser.get('/api/horoscopes?period=day&sign=leo')
  expect(status).toBe(200)
  const { horoscope } = body
  const today = site.now().toISOString().slice(0, 10)
  expect(horoscope).toMatchObject({ signId: 5, period: 'day', from: today, to: today })
  expect(horoscope.sections.map(({ topic }: { topic: string }) => topic)).toEqual([
    'love',
    'work',
    'money',
    'energy',
    'advice',
  ])
  expect(horoscope.opening.headline.length).toBeGreaterThan(8)
  for (const { text, because, sentences } of [horoscope.opening, ...horoscope.sections]) {
    for (const one of sentences) expect(one.meaning).toMatch(/^[A-ZÀÉ].*\.$/)
    expect(text).toBe(sentences.map((one: { text: string }) => one.text).join(' '))
    expect(because).toHaveLength(sentences.length)
  }
  expect(await rows()).toHaveLength(12)
  expect((await browser.get('/api/horoscopes?period=day&sign=leo')).body).toEqual(body)
  expect(await rows()).toHaveLength(12)
})

test('the default period is today; tomorrow is the following day', async () => {
  const browser = site.browser()
  const { body: today } = await browser.get('/api/horoscopes?sign=pisces')
  const { body: next } = await browser.get('/api/horoscopes?period=tomorrow&sign=pisces')
  expect(today.horoscope.period).toBe('day')
  await site.advance(86_400)
  const { body: then } = await browser.get('/api/horoscopes?sign=pisces')
  expect(then.horoscope.sections).toEqual(next.horoscope.sections)
  expect(then.horoscope.sections).not.toEqual(today.horoscope.sections)
})

test('the nightly job composes what will be requested, once', async () => {
  await makeAhead(site.app)
  const made = await rows()
  for (const period of ['day', 'week', 'month', 'year']) {
    expect(made.filter((row) => row.period === period).length).toBeGreaterThanOrEqual(12)
  }
  // The clock of the tests stands in November, when the coming year is read.
  const years = made.filter((row) => row.period === 'year').map((row) => String(row.first_day))
  expect([...new Set(years)].sort()).toEqual(['2026-01-01', '2027-01-01'])
  await makeAhead(site.app)
  expect(await rows()).toEqual(made)
})

test.each([
  ['sign=serpentarius', 'sign'],
  ['period=day', 'sign'],
  ['sign=leo&period=decade', 'period'],
  ['sign=', 'sign'],
])('%s is refused at its field', async (query, field) => {
  const { status, body } = await site.browser().get(`/api/horoscopes?${query}`)
  expect(status).toBe(400)
  expect(body.api.error.field).toBe(field)
})

test('row 290: a horoscope without a sign is refused with 1011', async () => {
  const { body } = await site.browser().get('/api/horoscopes?period=day')
  expect(body.api.error).toEqual({ code: 1011, msg: 'Indiquez votre signe.', field: 'sign' })
})
