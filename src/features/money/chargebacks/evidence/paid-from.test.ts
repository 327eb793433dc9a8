import { expect, test } from 'vitest'
import { type Movement, paidFrom } from './paid-from.ts'

const bought = (id: number, amount: number): Movement => ({
  kind: 'top-up',
  reference: `order:${id}`,
  amount,
  orderId: null,
})
const billed = (id: number, amount: number): Movement => ({
  kind: 'consultation',
  reference: `consultation:${id}`,
  amount: -amount,
  orderId: null,
})
const returned = (id: number, amount: number): Movement => ({
  kind: 'refund',
  reference: `consultation:${id}:2`,
  amount,
  orderId: null,
})
const refunded = (orderId: number, amount: number): Movement => ({
  kind: 'payment-refund',
  reference: 'refund:9',
  amount: -amount,
  orderId,
})

test('the oldest payment pays first, and a consultation may be paid by two', () => {
  const movements = [bought(1, 1000), bought(2, 2000), billed(7, 600), billed(8, 900), billed(9, 100)]
  expect(paidFrom(movements, 1)).toEqual([
    { consultationId: 7, cents: 600 },
    { consultationId: 8, cents: 400 },
  ])
  expect(paidFrom(movements, 2)).toEqual([
    { consultationId: 8, cents: 500 },
    { consultationId: 9, cents: 100 },
  ])
})

test('what was refunded of a consultation goes back to its payment, which may pay another', () => {
  const movements = [bought(1, 1000), billed(7, 1000), returned(7, 1000), billed(8, 300)]
  expect(paidFrom(movements, 1)).toEqual([{ consultationId: 8, cents: 300 }])
})

test('credit that was refunded to its card, or is frozen, pays nothing', () => {
  const frozen = { kind: 'chargeback', reference: 'chargeback:3', amount: -500, orderId: 2 }
  const movements = [bought(1, 1000), bought(2, 1000), refunded(1, 1000), frozen, billed(7, 500)]
  expect([paidFrom(movements, 1), paidFrom(movements, 2)]).toEqual([[], [{ consultationId: 7, cents: 500 }]])
})

test('credit that no payment brought belongs to none', () => {
  const gift = { kind: 'test', reference: 'gift:1', amount: 500, orderId: null }
  expect(paidFrom([gift, bought(1, 1000), billed(7, 700)], 1)).toEqual([{ consultationId: 7, cents: 200 }])
})
