import { expect, test } from 'vitest'
import { courseOf, type Metered, rowsOf } from './spans.ts'

const start = Date.parse('2026-11-21T11:00:00.000Z')
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString()
const events = (...list: [seconds: number, kind: string][]): Metered['timeline'] =>
  list.map(([seconds, kind]) => ({ at: at(seconds), kind, side: null, reason: null }))
const none = { seconds: 0, freeSeconds: 0, giftSeconds: 0, waived: false }
const seen = (metered: Metered) => courseOf(metered).spans.map(({ kind, seconds }) => `${kind} ${seconds}`)

const simple = events([0, 'requested'], [12, 'accepted'], [30, 'started'], [330, 'ended'], [5000, 'disputed'])

test('free time comes before paid time, and a dispute is no part of the consultation', () => {
  expect(seen({ ...none, timeline: simple, seconds: 300, freeSeconds: 180 })).toEqual([
    'waiting 12',
    'waiting 18',
    'free 180',
    'paid 120',
  ])
})

test('cuts and pauses are no counted time, and the gift after a cut comes first', () => {
  const timeline = events(
    [0, 'started'],
    [60, 'dropped'],
    [80, 'resumed'],
    [80, 'gift'],
    [200, 'silent'],
    [260, 'resumed'],
    [300, 'asked'],
    [320, 'ended'],
  )
  const metered = { ...none, timeline, seconds: 210, freeSeconds: 100, giftSeconds: 30 }
  expect(seen(metered)).toEqual([
    'free 60',
    'cut 20',
    'gift 30',
    'free 40',
    'paid 50',
    'paused 60',
    'paid 40',
    'paid 20',
  ])
  expect(courseOf(metered).unproven).toBe(0)
})

test('the ends of a gift and of free time are told apart', () => {
  const timeline = events([0, 'started'], [0, 'gift'], [90, 'ended'])
  const rows = rowsOf(timeline, courseOf({ ...none, timeline, seconds: 60, giftSeconds: 30, freeSeconds: 20 }))
  expect(rows.map(({ event, over, span }) => [event?.kind ?? over, span?.kind])).toEqual([
    ['started', undefined],
    ['gift', 'gift'],
    ['gift', 'free'],
    ['free', 'paid'],
    ['ended', undefined],
  ])
})

test('a gift can last beyond a pause', () => {
  const timeline = events(
    [0, 'started'],
    [10, 'dropped'],
    [20, 'resumed'],
    [20, 'gift'],
    [40, 'soundless'],
    [50, 'resumed'],
    [70, 'ended'],
  )
  expect(seen({ ...none, timeline, seconds: 20, giftSeconds: 30 })).toEqual([
    'paid 10',
    'cut 10',
    'gift 20',
    'cut 10',
    'gift 10',
    'paid 10',
  ])
})

test('messages that were written during a cut and delivered are counted up to the last', () => {
  const timeline = events([0, 'started'], [60, 'dropped'], [75, 'delivered'], [90, 'resumed'], [100, 'ended'])
  expect(seen({ ...none, timeline, seconds: 85 })).toEqual(['paid 60', 'paid 15', 'cut 15', 'paid 10'])
})

test('the whole seconds of parts add up to those of the receipt, however they were cut', () => {
  const timeline = events([0, 'started'], [10.6, 'held'], [20.3, 'resumed'], [30.9, 'asked'], [41.4, 'ended'])
  // 31.7 seconds in all.
  const { spans, unproven } = courseOf({ ...none, timeline, seconds: 31, freeSeconds: 15 })
  const counted = spans.filter(({ kind }) => kind === 'free' || kind === 'paid')
  expect(counted.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(31)
  expect(spans.filter(({ kind }) => kind === 'free').reduce((sum, { seconds }) => sum + seconds, 0)).toBe(15)
  expect(unproven).toBe(0)
})

test('seconds that were not proven are told apart', () => {
  const course = courseOf({ ...none, timeline: simple, seconds: 296 })
  expect(course.unproven).toBe(4)
  expect(course.spans.at(-1)).toMatchObject({ kind: 'paid', seconds: 300 })
})

test('less than a minute that costs nothing is free time', () => {
  const timeline = events([0, 'started'], [40, 'ended'])
  expect(seen({ ...none, timeline, seconds: 40, waived: true })).toEqual(['free 40'])
})

test('each event has the time that followed it, and the end of free time a row of its own', () => {
  const rows = rowsOf(simple, courseOf({ ...none, timeline: simple, seconds: 300, freeSeconds: 180 }))
  expect(rows.map(({ at, event, over, span }) => [at, event?.kind ?? over, span?.kind])).toEqual([
    [at(0), 'requested', 'waiting'],
    [at(12), 'accepted', 'waiting'],
    [at(30), 'started', 'free'],
    [at(210), 'free', 'paid'],
    [at(330), 'ended', undefined],
    [at(5000), 'disputed', undefined],
  ])
})
