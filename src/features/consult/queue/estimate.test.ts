import { expect, test } from 'vitest'
import { estimateWait, type Known } from './estimate.ts'

const even = Array.from({ length: 30 }, (_, place) => (place + 1) * 60)
const tens = Array.from({ length: 10 }, () => 600)
const known: Known = { elapsed: 0, funded: null, ahead: 0, delay: 0, durations: even }

test.each<[string, Partial<Known>, object | null]>([
  ['a room that just began', {}, { from: 0, to: 30 }],
  ['less remains after ten minutes', { elapsed: 600 }, { from: 0, to: 20 }],
  ['no longer than its credit', { elapsed: 600, funded: 480 }, { from: 0, to: 10 }],
  ['nobody before, and free', { elapsed: null }, { from: 0, to: 5 }],
  ['one before', { elapsed: null, ahead: 1, durations: tens }, { from: 10, to: 15 }],
  ['three before', { elapsed: null, ahead: 3, durations: tens }, { from: 30, to: 35 }],
  ['time that was asked for', { elapsed: null, ahead: 1, delay: 600, durations: tens }, { from: 20, to: 25 }],
  ['many before: no upper bound', { ahead: 12 }, { from: 170, to: null }],
  ['more than can be told', { ahead: 200 }, { from: 180, to: null }],
  ['few durations: nothing is known', { durations: tens.slice(0, 7) }, null],
  ['longer than all others: its credit', { elapsed: 2400, funded: 600 }, { from: 0, to: 10 }],
  ['longer than all others, and unknown credit', { elapsed: 2400 }, null],
  ['longer than all others, with credit for hours', { elapsed: 2400, funded: 7200 }, null],
])('%s', (_, given, expected) => {
  expect(estimateWait({ ...known, ...given })).toEqual(expected)
})
