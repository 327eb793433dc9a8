import { expect, it } from 'vitest'
import { codePointOf, itemAt, lastOf, needed } from './needed.ts'

it('gives back what is there, were it false, empty or zero', () => {
  for (const value of [0, '', false, 'x']) expect(needed(value, 'a value')).toBe(value)
  expect(itemAt([null, undefined, 3], 1)).toBeUndefined()
  expect(itemAt(new Uint8Array([7, 8]), 1)).toBe(8)
  expect(lastOf(['a', 'b'])).toBe('b')
  expect(codePointOf('😀')).toBe(0x1f600)
})

it('names what is missing', () => {
  for (const value of [null, undefined]) expect(() => needed(value, 'the key')).toThrow('the key is missing')
  expect(() => itemAt(['a'], 1)).toThrow('place 1 of a list of 1')
  expect(() => itemAt(['a'], -1)).toThrow('place -1 of a list of 1')
  expect(() => lastOf([])).toThrow('place -1 of a list of 0')
  expect(() => codePointOf('')).toThrow('a sign is missing')
})
