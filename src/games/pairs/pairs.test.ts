import { describe, expect, test } from 'vitest'
import { likenessOf } from '../../../test/likeness.ts'
import { amours } from '../decks/amours.ts'
import { futhark } from '../decks/futhark.ts'
import { marseille } from '../decks/marseille.ts'
import { amoursPairs } from './amours.ts'
import { futharkPairs } from './futhark.ts'
import { marseillePairs } from './marseille.ts'

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

describe.each([
  { deck: marseille, pairs: marseillePairs, least: 170 },
  { deck: amours, pairs: amoursPairs, least: 40 },
  { deck: futhark, pairs: futharkPairs, least: 50 },
])('pairs of $deck.name', ({ deck, pairs, least }) => {
  test('are enough', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(least)
  })

  test('are of two cards of the deck', () => {
    const slugs = deck.cards.map(({ slug }) => slug)
    expect(pairs.filter(({ cards: [one, other] }) => one === other)).toEqual([])
    expect(pairs.flatMap(({ cards }) => cards).filter((slug) => !slugs.includes(slug))).toEqual([])
  })

  test('are told once, in whichever order', () => {
    const keys = pairs.map(({ cards }) => cards.toSorted().join(' '))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('have lines of 25 to 45 words, none twice', () => {
    expect(pairs.filter(({ line }) => wordsOf(line) < 25 || wordsOf(line) > 45)).toEqual([])
    expect(new Set(pairs.map(({ line }) => line)).size).toBe(pairs.length)
  })
})

test('no two lines are alike, whatever their decks', () => {
  const lines = [...marseillePairs, ...amoursPairs, ...futharkPairs].map(({ line }) => line)
  expect(likenessOf(lines)).toBeLessThanOrEqual(0.3)
})
