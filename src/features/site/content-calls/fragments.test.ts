import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Fragment } from '../../sky/horoscopes/list-fragments.ts'

const site = useTestApp()

test('row 252: the sentences of horoscopes are a table, each with its condition', async () => {
  const { data }: { data: Fragment[] } = (await site.browser().get('/api/directus?table=horoscope-fragments')).body.data
  expect(data.length).toBeGreaterThan(1000)
  expect(new Set(data.map(({ topic }) => topic)).size).toBe(5)
  const moon = data.filter((one) => one.topic === 'advice' && one.condition === 'moonHouse' && one.value === '1')
  expect([moon.length, new Set(moon.map(({ text }) => text)).size]).toEqual([3, 3])
  expect(data.filter(({ condition }) => condition === 'eclipseAgain').map(({ value }) => value)).toEqual(
    Array(5).fill(null),
  )
  expect(data.every(({ text }) => text.length > 20)).toBe(true)
})
