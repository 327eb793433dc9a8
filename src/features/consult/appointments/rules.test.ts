import { describe, expect, test } from 'vitest'
import { openingsBetween } from '../hours/openings.server.ts'
import { type Plan, WEEKDAYS } from '../hours/rules.ts'
import { answerBy, closedUntil, isLate, isNow, type Meeting, outcomeOf, slotsIn } from './rules.ts'

const at = (text: string) => new Date(text)
const nightly: Plan = { week: WEEKDAYS.map((day) => ({ day, from: 60, to: 240 })), days: [], holidays: [] }

function slots(day: string, length: 15 | 30 | 45 | 60, taken: { from: Date; to: Date }[] = []) {
  const [from, to] = [at(`${day}T00:00:00+01:00`), at(`${day}T12:00:00Z`)]
  return slotsIn(openingsBetween(nightly, from, to), { length, from, to, taken }).map((slot) => slot.toISOString())
}

describe('slots', () => {
  test('in March no slot is in the hour that does not exist: from 1 h to 4 h are two hours', () => {
    expect(slots('2026-03-29', 30)).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T01:30:00.000Z',
    ])
  })

  test('in October each of the doubled times is a slot of its own: from 1 h to 4 h are four hours', () => {
    const found = slots('2026-10-25', 30)
    expect(found).toHaveLength(8)
    expect(new Set(found).size).toBe(8)
    expect([found[0], found.at(-1)]).toEqual(['2026-10-24T23:00:00.000Z', '2026-10-25T02:30:00.000Z'])
  })

  test('lie wholly within hours, on the grid, beside what is taken', () => {
    expect(slots('2026-11-27', 60)).toHaveLength(5)
    expect(slots('2026-11-27', 45)).toHaveLength(5)
    expect(slots('2026-11-27', 15)).toHaveLength(12)
    const taken = [{ from: at('2026-11-27T00:45:00Z'), to: at('2026-11-27T01:15:00Z') }]
    expect(slots('2026-11-27', 30, taken)).toEqual([
      '2026-11-27T00:00:00.000Z',
      '2026-11-27T01:30:00.000Z',
      '2026-11-27T02:00:00.000Z',
      '2026-11-27T02:30:00.000Z',
    ])
  })
})

test('a psychic answers within twelve hours, and half an hour before at the latest', () => {
  const booked = at('2026-11-21T11:00:00Z')
  expect(answerBy(booked, at('2026-11-25T11:00:00Z'))).toEqual(at('2026-11-21T23:00:00Z'))
  expect(answerBy(booked, at('2026-11-21T13:00:00Z'))).toEqual(at('2026-11-21T12:30:00Z'))
})

test('cancelling is free until two hours before; entering is possible from five minutes before to five after', () => {
  const starts = at('2026-11-21T15:00:00Z')
  expect(isLate(starts, at('2026-11-21T13:00:00Z'))).toBe(false)
  expect(isLate(starts, at('2026-11-21T13:00:01Z'))).toBe(true)
  expect(
    ['14:54:59', '14:55:00', '15:05:00', '15:05:01'].map((clock) => isNow(starts, at(`2026-11-21T${clock}Z`))),
  ).toEqual([false, true, true, false])
})

test.each([
  ['none', [], null],
  ['two', ['2026-11-20', '2026-11-01'], null],
  ['three in sixty days', ['2026-11-20', '2026-11-01', '2026-09-22'], '2026-12-20'],
  ['three in more', ['2026-11-20', '2026-11-01', '2026-09-20'], null],
  ['three that are over', ['2026-10-20', '2026-10-01', '2026-09-22'], null],
])('%s absences', (_many, days, until) => {
  const absences = days.map((day) => at(`${day}T10:00:00Z`))
  expect(closedUntil(absences, at('2026-11-21T11:00:00Z'))?.toISOString().slice(0, 10) ?? null).toBe(until)
})

const meeting: Meeting = {
  request: null,
  clientCame: false,
  psychicCame: true,
  psychicIsThere: true,
  overdueMinutes: 0,
}
test.each<[string, Partial<Meeting>, string | null]>([
  ['a request that was accepted', { request: 'accepted' }, 'kept'],
  ['a request that waits', { request: 'waiting' }, null],
  ['a request that nobody answered', { request: 'unanswered', clientCame: true }, 'psychic-absent'],
  ['nobody but the psychic', {}, 'client-absent'],
  ['nobody at all', { psychicCame: false, psychicIsThere: false }, 'psychic-absent'],
  ['the client alone', { clientCame: true, psychicCame: false, psychicIsThere: false }, 'psychic-absent'],
  ['a psychic who had left', { clientCame: true, psychicIsThere: false }, 'psychic-absent'],
  ['a client who came and asked for nothing', { clientCame: true }, 'unmet'],
  ['a client who took their request back', { request: 'taken-back', clientCame: true }, 'unmet'],
  ['a site that was away', { psychicCame: false, psychicIsThere: false, overdueMinutes: 6 }, 'unmet'],
])('%s', (_who, given, expected) => {
  expect(outcomeOf({ ...meeting, ...given })).toBe(expected)
})
