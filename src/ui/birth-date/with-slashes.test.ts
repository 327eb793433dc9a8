import { expect, test } from 'vitest'
import { withSlashes } from './with-slashes.ts'

test.each([
  ['1', '1'],
  ['17', '17/'],
  ['17/', '17/'],
  ['17/0', '17/0'],
  ['17/04', '17/04/'],
  ['17/041', '17/04/1'],
  ['17/04/1988', '17/04/1988'],
  ['17041988', '17/04/1988'],
  ['1/4/1988', '1/4/1988'],
  ['1988-04-17', '1988-04-17'],
  ['1988', '19/88/'],
  ['bonjour', 'bonjour'],
])('%s becomes %s', (typed, written) => {
  expect(withSlashes(typed)).toBe(written)
})

test('typed digit by digit, it gets its slashes', () => {
  expect([...'17041988'].reduce((text, digit) => withSlashes(text + digit), '')).toBe('17/04/1988')
})
