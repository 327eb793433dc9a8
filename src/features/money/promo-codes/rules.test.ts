import { expect, test } from 'vitest'
import { codeOf, codeShape, stateOf, waitsUntil } from './rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

test('a code is read whatever its letters and spaces', () => {
  expect(codeOf(' bien venue-26\u00a0')).toBe('BIENVENUE-26')
  expect(['ABCD', 'AB', 'É-2026', 'A_BC'].map((code) => codeShape.test(code))).toEqual([true, false, false, false])
})

test('a code waits a week for a purchase, and no longer than it is valid', () => {
  expect([waitsUntil(at(1), at(30)), waitsUntil(at(1), at(3))]).toEqual([at(8), at(3)])
})

test('a code is valid from its first moment to before its end, unless staff ended it', () => {
  const code = { since: at(2), until: at(4), endedAt: null }
  expect([1, 2, 3, 4].map((day) => stateOf(code, at(day)))).toEqual(['planned', 'running', 'running', 'over'])
  expect(stateOf({ ...code, endedAt: at(3) }, at(3))).toBe('over')
})
