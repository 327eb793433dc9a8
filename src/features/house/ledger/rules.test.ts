import { expect, test } from 'vitest'
import { unspentOf } from './rules.ts'

const order = (id: number, left: number) => ({ id, left, paidAt: new Date(id * 1000) })

test.each([
  ['nothing was spent', 3000, [1000, 2000]],
  ['the oldest is spent first', 2500, [500, 2000]],
  ['the oldest is spent completely', 2000, [0, 2000]],
  ['a part of the newest is left', 700, [0, 700]],
  ['all was spent', 0, [0, 0]],
  ['a refund of a receipt belongs to no order', 3400, [1000, 2000]],
])('%s', (_, balance, expected) => {
  const unspent = unspentOf([order(1, 1000), order(2, 2000)], balance)
  expect([unspent.get(1), unspent.get(2)]).toEqual(expected)
})
