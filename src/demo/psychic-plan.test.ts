import { expect, test } from 'vitest'
import { women } from '../../db/seed/psychics/women.data.ts'
import { inTurn, joinedAt, secondPrice } from './psychic-plan.ts'

const now = new Date('2026-11-21T11:00:00Z')
const [one] = women
const joined = (practisingSince: number, place: number, isNew = false) =>
  joinedAt({ ...one!, practisingSince, isNew }, place, now)

test('a psychic joined after they began to practise, between one and six years ago', () => {
  for (let place = 0; place < 60; place++) {
    for (const since of [1990, 2020, 2021, 2022, 2023, 2024, 2025, 2026]) {
      const at = joined(since, place)
      const begun = Date.UTC(since, 2, 1)
      const days = (now.getTime() - at.getTime()) / 86_400_000
      expect(days).toBeLessThan(365 * 6)
      expect(days).toBeGreaterThanOrEqual(120)
      if (begun < now.getTime() - 120 * 86_400_000) expect(at.getTime()).toBeGreaterThanOrEqual(begun)
    }
  }
})

test('the same place gives the same day, and a new psychic joined twenty days ago', () => {
  expect(joined(2000, 7)).toEqual(joined(2000, 7))
  expect(joined(2000, 7)).not.toEqual(joined(2000, 8))
  expect(joined(2000, 7, true)).toEqual(new Date('2026-11-01T11:00:00Z'))
})

test('women and men alternate, then the longer list goes on', () => {
  const named = (...names: string[]) => names.map((slug) => ({ ...one!, slug }))
  expect(inTurn(named('a', 'b', 'c'), named('x')).map(({ slug }) => slug)).toEqual(['a', 'x', 'b', 'c'])
})

test('prices of the second site are a tenth higher, in whole tens of cents, up to five euros', () => {
  expect([250, 310, 480, 500].map(secondPrice)).toEqual([280, 340, 500, 500])
})
