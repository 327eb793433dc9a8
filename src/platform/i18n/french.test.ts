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
    [
      'before the hour that comes twice',
      '2026-10-24T23:59:59Z',
      '25 octobre 2026',
      '25 octobre 2026 à 01:59',
      '01:59:59',
    ],
    ['the hour that comes twice, first', '2026-10-25T00:15:09Z', '25 octobre 2026', ...twice('été')],
    ['the hour that comes twice, then', '2026-10-25T01:15:09Z', '25 octobre 2026', ...twice('hiver')],
    [
      'after the hour that comes twice',
      '2026-10-25T02:00:00Z',
      '25 octobre 2026',
      '25 octobre 2026 à 03:00',
      '03:00:00',
    ],
    ['before the hour that never comes', '2026-03-29T00:59:59Z', '29 mars 2026', '29 mars 2026 à 01:59', '01:59:59'],
    ['after the hour that never comes', '2026-03-29T01:00:00Z', '29 mars 2026', '29 mars 2026 à 03:00', '03:00:00'],
    ['the first of a month', '2026-04-30T22:00:00Z', '1er mai 2026', '1er mai 2026 à 00:00', '00:00:00'],
    ['a day of leap years alone', '2028-02-29T22:59:59Z', '29 février 2028', '29 février 2028 à 23:59', '23:59:59'],
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

function twice(season: 'été' | 'hiver'): [string, string] {
  return [`25 octobre 2026 à 02:15 (heure d’${season})`, `02:15:09 (heure d’${season})`]
}
