import { expect, test } from 'vitest'
import { type PriceSince, saidBefore, struckPrice, typeOf } from './rules.ts'

const now = new Date('2026-11-21T11:00:00Z')
const ago = (days: number, price: number | null): PriceSince => ({
  price,
  since: new Date(now.getTime() - days * 86_400_000),
})

test.each<[string, PriceSince[], number | null]>([
  ['no price', [ago(40, null)], null],
  ['one price', [ago(40, 1000)], null],
  ['a reduced price', [ago(40, 1000), ago(1, 800)], 1000],
  ['a raised price', [ago(40, 800), ago(1, 1000)], null],
  ['the lowest of thirty days, not the latest', [ago(60, 1200), ago(25, 900), ago(5, 1500), ago(1, 800)], 900],
  ['a price raised just before the reduction', [ago(60, 800), ago(5, 1500), ago(1, 800)], null],
  ['prices that ended before the thirty days', [ago(90, 500), ago(40, 1000), ago(1, 800)], 1000],
  ['a price in force at the start of the thirty days', [ago(90, 500), ago(30.5, 1000), ago(1, 800)], null],
  ['the same price published again', [ago(40, 1000), ago(20, 800), ago(1, 800)], 1000],
  ['a future price', [ago(40, 1000), ago(-1, 800)], null],
  ['a first price', [ago(40, null), ago(1, 800)], null],
])('%s', (_, history, expected) => {
  expect(struckPrice(history, now)).toBe(expected)
})

test.each([
  ['8 € au lieu de 12,50 €', [1250]],
  ['Au lieu de 12\u00a0euros, 8', [1200]],
  ['8 € au lieu de 9.5 €, ou 16 € au lieu de 20 €', [950, 2000]],
  ['10 minutes au lieu de 5, dès 8 €', []],
])('« %s » quotes an earlier price', (text, cents) => {
  expect(saidBefore(text)).toEqual(cents)
})

test.each([
  ['welcome', null, 'WELCOME'],
  ['welcome-ete', 'ete', 'WELCOME'],
  ['welcome-ete', null, 'WELCOME_ETE'],
  ['welcome', 'ete', 'WELCOME'],
  ['dix-minutes-ete-2', 'ete-2', 'DIX_MINUTES'],
  ['ete', 'ete', 'ETE'],
])('%s of the version %s is %s in texts', (address, version, type) => {
  expect(typeOf(address, version)).toBe(type)
})
