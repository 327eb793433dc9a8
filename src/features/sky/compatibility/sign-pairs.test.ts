import { expect, test } from 'vitest'
import { likenessOf } from '../../../../test/likeness.ts'
import { habitsOf, MISSET, wordsOf } from '../../../../test/prose.ts'
import { LOVE_THEMES, SIGNS } from '../../../astrology/names.ts'
import { readPairOf } from './read-pair.server.ts'

const pairs = SIGNS.flatMap((one, place) => SIGNS.slice(place).map((other) => [one, other] as const))
const parts = ['portrait', ...LOVE_THEMES] as const
const textOf = (pair: (typeof pairs)[number]) => parts.map((part) => readPairOf(pair).texts[part]).join(' ')

test.each(pairs)('%s and %s have a portrait, a text for each theme, and four hundred words in all', (...pair) => {
  const { texts } = readPairOf(pair)
  for (const part of parts) expect(wordsOf(texts[part]), part).toBeGreaterThan(45)
  expect(wordsOf(textOf(pair))).toBeGreaterThan(390)
  expect(wordsOf(textOf(pair))).toBeLessThan(500)
  expect(textOf(pair)).not.toMatch(MISSET)
})

test('no two pairs are told in the same words, nor any two texts of one theme', () => {
  expect(likenessOf(pairs.map(textOf))).toBeLessThan(0.05)
  for (const part of parts)
    expect(likenessOf(pairs.map((pair) => readPairOf(pair).texts[part])), part).toBeLessThan(0.3)
})

test('the couples are told without kitchen furniture, small adjectives, hedges or colons', () => {
  const { props, small, hedges, stops } = habitsOf(pairs.map(textOf).join(' '))
  expect(props).toBe(0)
  expect(small).toBeLessThan(1)
  expect(hedges).toBeLessThan(3)
  expect(stops).toBeLessThan(2)
})
