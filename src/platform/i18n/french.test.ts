import { describe, expect, test } from 'vitest'
import { inClock, inDay, inDayAndHour, inEuros, inMinutes, perMinute } from './french.ts'

describe('money', () => {
  test.each([
    [0, '0,00\u00a0€'],
    [1, '0,01\u00a0€'],
    [250, '2,50\u00a0€'],
    [123_456_789, '1\u00a0234\u00a0567,89\u00a0€'],
    [-1725, '-17,25\u00a0€'],
  ])('%d cents', (cents, written) => {
    expect(inEuros(cents)).toBe(written)
  })

  test('a price says its unit', () => {
    expect(perMinute(250)).toBe('2,50\u00a0€/min')
  })
})

describe('durations', () => {
  test.each([
    [0, '0\u00a0s'],
    [59, '59\u00a0s'],
    [60, '1\u00a0min'],
    [125, '2\u00a0min\u00a005\u00a0s'],
    [3600, '60\u00a0min'],
  ])('%d seconds', (seconds, written) => {
    expect(inMinutes(seconds)).toBe(written)
  })
})

describe('dates are those of Paris', () => {
  test.each([
    ['summer, past midnight', '2026-07-14T22:30:00Z', '15 juillet 2026', '15 juillet 2026 à 00:30', '00:30:00'],
    ['winter', '2026-11-21T11:00:00Z', '21 novembre 2026', '21 novembre 2026 à 12:00', '12:00:00'],
    ['the hour that comes twice', '2026-10-25T01:15:09Z', '25 octobre 2026', '25 octobre 2026 à 02:15', '02:15:09'],
  ])('%s', (_, instant, day, moment, clock) => {
    expect(inDay(instant)).toBe(day)
    expect(inDayAndHour(instant)).toBe(moment)
    expect(inClock(new Date(instant))).toBe(clock)
  })
})

test('no narrow space, which the fonts lack, is ever written', () => {
  const written = [inEuros(1_000_000), inMinutes(65), inDay(START), inDayAndHour(START), inClock(START)].join()
  expect(written).not.toContain('\u202f')
})

const START = '2026-01-01T00:00:00Z'
