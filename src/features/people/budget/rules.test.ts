import { expect, test } from 'vitest'
import { capFrom, capTyped, hoursToTell, leftInWords } from './rules.ts'

test.each([
  ['', null],
  ['20', 2000],
  ['20,5', 2050],
  ['20.50 €', 2050],
  ['10 000', 1_000_000],
  ['0', undefined],
  ['0,99', undefined],
  ['10000,01', undefined],
  ['vingt', undefined],
  ['-5', undefined],
  ['1,234', undefined],
])('%j as a cap in euros is %s cents', (typed, cents) => {
  expect(capFrom('day', typed)).toBe(cents)
})

test.each([
  ['45', 45],
  ['4', undefined],
  ['601', undefined],
  ['45,5', undefined],
])('%j as a length is %s minutes', (typed, minutes) => {
  expect(capFrom('length', typed)).toBe(minutes)
})

test('a cap is typed as it is shown', () => {
  for (const cents of [100, 2000, 2050, 2005, 1_000_000]) expect(capFrom('month', capTyped('month', cents))).toBe(cents)
  expect([capTyped('month', null), capTyped('length', 45), capTyped('day', 2050)]).toEqual(['', '45', '20,50'])
})

test('what is left is never said to be less than nothing', () => {
  expect(leftInWords({ cents: 500, period: 'week' })).toBe('5,00\u00a0€ cette semaine')
  expect(leftInWords({ cents: -500, period: 'day' })).toBe('0,00\u00a0€ aujourd’hui')
})

test.each([
  [3599, null],
  [3600, 1],
  [3899, 1],
  [3900, null],
  [7200, 2],
])('after %i s the reminder is for %s hours', (seconds, hours) => {
  expect(hoursToTell(seconds)).toBe(hours)
})
