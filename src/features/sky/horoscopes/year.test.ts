import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { shownSpan, spanOf, yearShown, yearsShown } from './periods.ts'
import { loader as signLoader } from './sign.page.tsx'
import { loader } from './year.page.tsx'

const site = useTestApp()
const open = (year: string) =>
  openPage(site, loader, `/horoscope/annuel/lion/${year}`, site.browser(), { sign: 'lion', year })

test('the coming year is read from 1 October', () => {
  expect([yearShown('2026-09-30'), yearShown('2026-10-01'), yearShown('2026-12-31')]).toEqual([2026, 2027, 2027])
  expect(yearsShown('2026-10-01')).toEqual([2026, 2027])
  expect(yearsShown('2027-01-01')).toEqual([2027])
  expect(shownSpan('year', '2026-11-01')).toEqual({ length: 'year', from: '2027-01-01', to: '2027-12-31' })
  expect(spanOf('year', '2026-11-01').from).toBe('2026-01-01')
  expect(shownSpan('month', '2026-11-05')).toEqual({ length: 'month', from: '2026-11-01', to: '2026-11-30' })
})

test('a year is read by its number, and leads to the other one', async () => {
  const { data } = await open('2026')
  expect(data).toMatchObject({ from: '2026-01-01', to: '2026-12-31', otherYears: [{ year: '2027' }] })
  const next = await openPage(site, signLoader, '/horoscope/annuel/lion', site.browser(), {
    period: 'annuel',
    sign: 'lion',
  })
  expect(next.data).toMatchObject({ from: '2027-01-01', otherYears: [{ address: '/horoscope/annuel/lion/2026' }] })
  expect(data.otherYears[0]?.address).toBe('/horoscope/annuel/lion')
  expect(await open('2027')).toMatchObject({ status: 302, location: '/horoscope/annuel/lion' })
})

test.each(['2025', '2028', '02027', 'lion'])('the year %s is not there', async (year) => {
  expect((await open(year)).status).toBe(404)
})
