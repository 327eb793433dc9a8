import { expect, test } from 'vitest'
import { PHONE_PATTERN, spacedPhone } from './phone.ts'

test.each([
  ['0612345678', '06 12 34 56 78'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['0033 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
  ['+32  471 12 34 56', '+32 471 12 34 56'],
  ['061234', '061234'],
  ['', ''],
  ['bonjour', 'bonjour'],
])('%s" is written "%s', (typed, written) => {
  expect(spacedPhone(typed)).toBe(written)
})

test.each([
  ['06 12 34 56 78', true],
  ['+33 (0)6-12-34-56-78', true],
  ['12345', false],
  ['06 12 34 56 7x', false],
  ['6+12345678', false],
])('%s may be a number: %s', (typed, possible) => {
  expect(new RegExp(`^(?:${PHONE_PATTERN})$`, 'v').test(typed)).toBe(possible)
})
