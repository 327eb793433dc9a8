import { expect, test } from 'vitest'
import { barsOf, waveOf } from './wave.ts'

test('a waveform has the loudest level of each part, and forty-eight bars at most', () => {
  expect(waveOf([])).toBe('')
  expect(waveOf([0, 0.5, 1, 2, -1])).toBe('08ff0')
  const long = waveOf(Array.from({ length: 1200 }, (_, place) => place / 1200))
  expect(long).toMatch(/^[0-9a-f]{48}$/)
  expect([long[0], long.at(-1)]).toEqual(['0', 'f'])
})

test('its bars are what was drawn; without one they are even', () => {
  expect(barsOf('0f')).toEqual([0, 1])
  expect(new Set(barsOf(''))).toEqual(new Set([0.25]))
})
