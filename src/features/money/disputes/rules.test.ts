import { expect, test } from 'vitest'
import { asTyped, centsOf } from './rules.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12,50', 1250],
  ['12.50', 1250],
  [' 1\u00a0234,05 € ', 123_405],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['12,505', null],
  ['1e3', null],
  ['douze', null],
])('%j is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test('formatting cents as typed and parsing them gives the same cents', () => {
  expect([asTyped(1250), asTyped(5), centsOf(asTyped(98_765))]).toEqual(['12,50', '0,05', 98_765])
})
