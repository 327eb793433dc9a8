import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PremiumNumber } from './premium-number.tsx'
import { premiumDigits } from './premium-price.ts'

const draw = (price: unknown, number = '0892123456') =>
  renderToStaticMarkup(<PremiumNumber number={number} price={price as { centsPerMinute: number }} />)

test.each([
  ['none', undefined],
  ['null', null],
  ['an empty price', {}],
  ['zero', { centsPerMinute: 0 }],
  ['a negative price', { centsPerMinute: -80 }],
  ['a fraction of a cent', { centsPerMinute: 0.8 }],
  ['a word', { centsPerCall: '80' }],
])('is not rendered without a price: %s', (_, price) => {
  expect(() => draw(price)).toThrow('a premium number needs its price')
})

test('shows the regulated sentence beside the number', () => {
  const said = (html: string) =>
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' ')
      .trim()
  expect(said(draw({ centsPerMinute: 80 }))).toBe('0\u00a0892\u00a0123\u00a0456 Service 0,80\u00a0€ / min + prix appel')
  expect(said(draw({ centsPerCall: 299 }))).toContain('Service 2,99\u00a0€ / appel + prix appel')
  expect(draw({ centsPerMinute: 80 })).toContain('href="tel:0892123456"')
})

test.each([
  ['08 92 12 34 56', '0\u00a0892\u00a0123\u00a0456'],
  ['0899.700.345', '0\u00a0899\u00a0700\u00a0345'],
  ['118218', '118\u00a0218'],
  ['3215', '32\u00a015'],
])('%s is written %s', (number, shown) => {
  expect(premiumDigits(number).shown).toBe(shown)
})

test.each(['0612345678', '0800123456', '0806000126', '08921234567', 'abc', ''])('%s has no such label', (number) => {
  expect(() => premiumDigits(number)).toThrow('is not a French premium number')
})
