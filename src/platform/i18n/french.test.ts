import { describe, expect, test } from 'vitest'
import {
  inClock,
  inDay,
  inDayAndHour,
  inDayOfYear,
  inDays,
  inEuros,
  inHour,
  inMinutes,
  inUniversalTime,
  onClock,
  perMinute,
} from './french.ts'

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

  test('a price has its unit', () => {
    expect(perMinute(250)).toBe('2,50\u00a0€/min')
  })
})

describe('durations', () => {
  test.each([
    [0, '0\u00a0s'],
    [59, '59\u00a0s'],
    [60, '1\u00a0min'],
    [125, '2\u00a0min\u00a005\u00a0s'],
    [600, '10\u00a0min'],
    [3600, '1\u00a0h'],
    [3605, '1\u00a0h\u00a005\u00a0s'],
    [4707, '1\u00a0h\u00a018\u00a0min\u00a027\u00a0s'],
    [4080, '1\u00a0h\u00a008\u00a0min'],
  ])('%d seconds', (seconds, written) => {
    expect(inMinutes(seconds)).toBe(written)
  })

  test.each([
    [0, '0:00'],
    [94, '1:34'],
    [3599, '59:59'],
    [3900, '1:05:00'],
  ])('%d seconds on a clock', (seconds, written) => {
    expect(onClock(seconds)).toBe(written)
  })
})

describe('dates are those of Paris', () => {
  test.each([
    ['summer, past midnight', '2026-07-14T22:30:00Z', '15 juillet 2026', '15 juillet 2026 à 0 h 30', '0 h 30 min 00 s'],
    ['winter', '2026-11-21T11:00:00Z', '21 novembre 2026', '21 novembre 2026 à 12 h', '12 h 00 min 00 s'],
    [
      'before the repeated hour',
      '2026-10-24T23:59:59Z',
      '25 octobre 2026',
      '25 octobre 2026 à 1 h 59',
      '1 h 59 min 59 s',
    ],
    ['the repeated hour, first', '2026-10-25T00:15:09Z', '25 octobre 2026', ...twice('été')],
    ['the repeated hour, second', '2026-10-25T01:15:09Z', '25 octobre 2026', ...twice('hiver')],
    ['after the repeated hour', '2026-10-25T02:00:00Z', '25 octobre 2026', '25 octobre 2026 à 3 h', '3 h 00 min 00 s'],
    ['before the skipped hour', '2026-03-29T00:59:59Z', '29 mars 2026', '29 mars 2026 à 1 h 59', '1 h 59 min 59 s'],
    ['after the skipped hour', '2026-03-29T01:00:00Z', '29 mars 2026', '29 mars 2026 à 3 h', '3 h 00 min 00 s'],
    ['the first of a month', '2026-04-30T22:00:00Z', '1er mai 2026', '1er mai 2026 à 0 h', '0 h 00 min 00 s'],
    ['29 February', '2028-02-29T22:59:59Z', '29 février 2028', '29 février 2028 à 23 h 59', '23 h 59 min 59 s'],
  ])('%s', (_, instant, day, moment, clock) => {
    expect(inDay(instant)).toBe(day)
    expect(inDayAndHour(instant).replaceAll('\u00a0', ' ')).toBe(moment)
    expect(inClock(new Date(instant)).replaceAll('\u00a0', ' ')).toBe(clock)
  })
})

test('hours and minutes are not separated by a line break, and full hours have no minutes', () => {
  expect(inHour('2026-11-24T14:53:00Z')).toBe('15\u00a0h\u00a053')
  expect(inHour('2026-11-24T08:00:00Z')).toBe('9\u00a0h')
})

test('an instant in universal time does not depend on the local zone', () => {
  expect(inUniversalTime('1990-07-01T22:30:09Z')).toBe('1er juillet 1990 à 22\u00a0h\u00a030\u00a0min\u00a009\u00a0s')
})

test('a day without its year, and a range of days, repeat nothing', () => {
  expect(inDayOfYear('2026-07-31T22:30:00Z')).toBe('1er août')
  expect(inDays('2026-11-01', '2026-11-30')).toBe('1er au 30 novembre 2026')
  expect(inDays('2026-09-28', '2026-10-04')).toBe('28 septembre au 4 octobre 2026')
  expect(inDays('2026-12-28', '2027-01-03')).toBe('28 décembre 2026 au 3 janvier 2027')
})

test('the narrow space, which the fonts lack, is never written', () => {
  const written = [inEuros(1_000_000), inMinutes(65), inDay(START), inDayAndHour(START), inClock(START)].join()
  expect(written).not.toContain('\u202f')
})

const START = '2026-01-01T00:00:00Z'

function twice(season: 'été' | 'hiver'): [string, string] {
  return [`25 octobre 2026 à 2 h 15 (heure d’${season})`, `2 h 15 min 09 s (heure d’${season})`]
}
