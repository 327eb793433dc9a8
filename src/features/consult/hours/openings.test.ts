import { describe, expect, test } from 'vitest'
import { hoursOf } from './coming-week.server.ts'
import { instantOf, openingsBetween, returnAt } from './openings.server.ts'
import { DAY_END, type Plan, spansOf, WEEKDAYS } from './rules.ts'

const at = (text: string) => new Date(text)
const h = (hours: number, minutes = 0) => hours * 60 + minutes
const plan = (given: Partial<Plan> = {}): Plan => ({ week: [], days: [], holidays: [], ...given })
const weekly = (from: number, to: number): Plan => plan({ week: WEEKDAYS.map((day) => ({ day, from, to })) })
const written = (of: Plan, from: string, to: string) =>
  openingsBetween(of, at(from), at(to)).map((one) => `${one.from.toISOString()} ${one.to.toISOString()}`)

// 29 March 2026: 2 h does not exist. 25 October 2026: 2 h to 3 h comes twice.
test.each([
  ['2026-03-28', h(9), 'start', '2026-03-28T08:00:00.000Z'],
  ['2026-03-29', h(1, 45), 'start', '2026-03-29T00:45:00.000Z'],
  ['2026-03-29', h(2), 'start', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', h(2, 30), 'start', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', h(2, 30), 'end', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', h(3), 'start', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', h(9), 'start', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25', h(1, 45), 'end', '2026-10-24T23:45:00.000Z'],
  ['2026-10-25', h(2), 'start', '2026-10-25T00:00:00.000Z'],
  ['2026-10-25', h(2, 30), 'start', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', h(2, 30), 'end', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25', h(3), 'end', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25', h(9), 'start', '2026-10-25T08:00:00.000Z'],
  ['2026-11-27', DAY_END, 'end', '2026-11-27T23:00:00.000Z'],
  ['2026-11-27', h(26), 'end', '2026-11-28T01:00:00.000Z'],
] as const)('%s at minute %i, as a %s, is %s', (day, minute, edge, expected) => {
  expect(instantOf(day, minute, edge).toISOString()).toBe(expected)
})

describe('openings', () => {
  test('a day of twenty-three hours and one of twenty-five', () => {
    const nights = weekly(h(22), h(28))
    expect(written(nights, '2026-03-28T21:30:00Z', '2026-03-29T03:00:00Z')).toEqual([
      '2026-03-28T21:00:00.000Z 2026-03-29T02:00:00.000Z',
    ])
    expect(written(nights, '2026-10-24T21:00:00Z', '2026-10-25T04:00:00Z')).toEqual([
      '2026-10-24T20:00:00.000Z 2026-10-25T03:00:00.000Z',
    ])
  })

  test('a span within the hour that March skips is empty, and one within the doubled hour is whole', () => {
    const early = weekly(h(2), h(3))
    expect(written(early, '2026-03-29T00:00:00Z', '2026-03-29T12:00:00Z')).toEqual([])
    expect(written(early, '2026-10-25T00:30:00Z', '2026-10-25T12:00:00Z')).toEqual([
      '2026-10-25T00:00:00.000Z 2026-10-25T02:00:00.000Z',
    ])
  })

  test('spans that meet at midnight are one', () => {
    const always = weekly(0, DAY_END)
    expect(openingsBetween(always, at('2026-11-21T11:00:00Z'), at('2026-11-24T11:00:00Z'))).toHaveLength(1)
  })

  test('a day’s own hours replace the week’s, and a holiday both; a night belongs to the day on which it begins', () => {
    const mine = plan({
      week: WEEKDAYS.map((day) => ({ day, from: h(22), to: h(26) })),
      days: [
        { day: '2026-11-24', spans: [{ from: h(10), to: h(12) }] },
        { day: '2026-11-25', spans: [] },
        { day: '2026-11-27', spans: [{ from: h(9), to: h(10) }] },
      ],
      holidays: [{ id: 1, from: '2026-11-27', to: '2026-11-28' }],
    })
    expect(spansOf(mine, '2026-11-27')).toEqual([])
    expect(written(mine, '2026-11-23T12:00:00Z', '2026-11-30T12:00:00Z')).toEqual([
      '2026-11-23T21:00:00.000Z 2026-11-24T01:00:00.000Z',
      '2026-11-24T09:00:00.000Z 2026-11-24T11:00:00.000Z',
      '2026-11-26T21:00:00.000Z 2026-11-27T01:00:00.000Z',
      '2026-11-29T21:00:00.000Z 2026-11-30T01:00:00.000Z',
    ])
  })
})

const mornings = plan({ week: [1, 2, 3, 4, 5].map((day) => ({ day, from: h(9, 30), to: h(12) })) })

// 21 November 2026 is a Saturday, 28 March and 24 October too.
test.each([
  ['within hours', '2026-11-23T09:00:00Z', null, null],
  ['on a Saturday', '2026-11-21T11:00:00Z', '2026-11-23T08:30:00.000Z', 'weekday'],
  ['on a Sunday', '2026-11-22T11:00:00Z', '2026-11-23T08:30:00.000Z', 'tomorrow'],
  ['before hours', '2026-11-23T05:00:00Z', '2026-11-23T08:30:00.000Z', 'today'],
  ['as hours end', '2026-11-23T11:00:00Z', '2026-11-24T08:30:00.000Z', 'tomorrow'],
  ['before the summer time', '2026-03-28T11:00:00Z', '2026-03-30T07:30:00.000Z', 'weekday'],
  ['before the winter time', '2026-10-24T11:00:00Z', '2026-10-26T08:30:00.000Z', 'weekday'],
] as const)('a psychic who is away %s', (_when, now, expected, said) => {
  const { back } = hoursOf(mornings, at(now))
  expect([back?.at.toISOString() ?? null, back?.said ?? null]).toEqual([expected, said])
})

test('after a long holiday the day is told by its date, and without hours nothing is told', () => {
  const away = { ...mornings, holidays: [{ id: 1, from: '2026-11-20', to: '2026-12-31' }] }
  const { back, week } = hoursOf(away, at('2026-11-23T11:00:00Z'))
  expect(back).toEqual({ at: at('2027-01-01T08:30:00Z'), said: 'date' })
  expect(week?.map(({ difference }) => difference)).toEqual(Array(7).fill('holiday'))
  expect(hoursOf(plan(), at('2026-11-23T11:00:00Z'))).toEqual({ week: null, back: null })
  expect(returnAt(plan(), at('2026-11-23T11:00:00Z'))).toBeNull()
})
