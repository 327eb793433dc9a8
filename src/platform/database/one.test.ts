import { expect, it } from 'vitest'
import { one } from './one.ts'

it('gives the only row, and says that there is none or more', () => {
  expect(one([{ id: 1 }])).toEqual({ id: 1 })
  expect(() => one([])).toThrow('one row was expected: 0 came')
  expect(() => one([1, 2])).toThrow('one row was expected: 2 came')
})
