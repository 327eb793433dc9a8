import { expect, test } from 'vitest'
import { isListed, mayJoin, newsAt, stateOf } from './rules.ts'

const startsAt = new Date('2026-12-10T19:00:00Z')
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
const of = (change: object = {}) => ({ startsAt, minutes: 60, isCancelled: false, replayLink: null, ...change })

test.each([
  [-1, 'coming'],
  [0, 'live'],
  [59, 'live'],
  [60, 'over'],
] as const)('%s minutes from its beginning, it is %s', (minutes, state) => {
  expect(stateOf(of(), at(minutes))).toBe(state)
  expect(stateOf(of({ isCancelled: true }), at(minutes))).toBe('cancelled')
})

test.each([
  [-16, false],
  [-15, true],
  [59, true],
  [60, false],
] as const)('%s minutes from its beginning, the way in is open: %s', (minutes, open) => {
  expect(mayJoin(of(), at(minutes))).toBe(open)
  expect(mayJoin(of({ isCancelled: true }), at(minutes))).toBe(false)
})

test.each([
  ['far away', of(), -1441, ['moved']],
  ['a day before', of(), -1440, ['moved', 'day']],
  ['an hour before', of(), -60, ['moved', 'hour']],
  ['while it goes on', of(), 1, []],
  ['over, without a recording', of(), 61, []],
  ['over, with one', of({ replayLink: '/mag' }), 61, ['replay']],
  ['long over', of({ replayLink: '/mag' }), 60 + 30 * 1440, []],
  ['cancelled', of({ isCancelled: true }), -60, ['off']],
  ['cancelled, and its hour is past', of({ isCancelled: true }), 60, []],
] as const)('%s', (_, one, minutes, news) => {
  expect(newsAt(one, at(minutes))).toEqual(news)
})

test.each([
  ['to come', of(), -1, true],
  ['over for a while', of(), 60 + 30 * 1440 - 1, true],
  ['over for longer', of(), 60 + 30 * 1440, false],
  ['over for longer, with a recording', of({ replayLink: '/mag' }), 90 * 1440, true],
  ['cancelled', of({ isCancelled: true }), 59, true],
  ['cancelled, and its hour is past', of({ isCancelled: true, replayLink: '/mag' }), 60, false],
] as const)('%s: listed is %s', (_, one, minutes, listed) => {
  expect(isListed(one, at(minutes))).toBe(listed)
})
