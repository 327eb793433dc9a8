import { expect, test } from 'vitest'
import { fromParis, inParis } from '../../../platform/time/paris.server.ts'
import { compare } from './rules.ts'

const marks = { same: '', gone: '-', new: '+' }
const told = (before: string, after: string) =>
  compare(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text}]`))
    .join('')

test.each([
  ['un mot', 'un mot', 'un mot'],
  ['', '', ''],
  ['', 'un', '[+un]'],
  ['un', '', '[-un]'],
  ['un mot doux', 'un mot', 'un mot[- doux]'],
  ['un mot doux', 'un grand mot doux', 'un [+grand ]mot doux'],
  ['<p>un mot</p>', '<p>deux mots</p>', '<p>[-un][+deux] [-mot][+mots]</p>'],
  ['a < b', 'a <b>b</b>', 'a [-< ][+<b>]b[+</b>]'],
])('from %j to %j: %s', (before, after, expected) => {
  expect(told(before, after)).toBe(expected)
  const pieces = compare(before, after)
  const without = (kind: string) => pieces.flatMap((one) => (one.kind === kind ? [] : one.text)).join('')
  expect([without('new'), without('gone')]).toEqual([before, after])
})

test('two long texts with nothing in common are shown in full', () => {
  const [before, after] = ['a ', 'b '].map((word) => word.repeat(20_000))
  expect(compare(before!, after!).map(({ kind }) => kind)).toContain('gone')
})

test.each([
  ['2026-12-24T18:30', '2026-12-24T17:30:00.000Z'],
  ['2026-07-01 00:00', '2026-06-30T22:00:00.000Z'],
  // The clocks skip this hour, and show the next one twice.
  ['2027-03-28T02:30', null],
  ['2026-10-25T02:30', null],
  ['2026-02-30T10:00', null],
  ['demain', null],
  ['2026-12-24', null],
])('%s in Paris is %s', (typed, instant) => {
  expect(fromParis(typed)?.toISOString() ?? null).toBe(instant)
  if (instant) expect(inParis(new Date(instant))).toBe(typed.replace(' ', 'T'))
})
