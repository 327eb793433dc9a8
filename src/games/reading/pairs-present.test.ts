import { expect, test } from 'vitest'
import { marseille } from '../decks/marseille.ts'
import { pairsPresent } from './pairs-present.ts'

const cardsOf = (slugs: string) =>
  slugs.split(' ').map((slug) => {
    const card = marseille.cards.find((one) => one.slug === slug)
    if (!card) throw new Error(slug)
    return card
  })
const pair = (one: string, other: string) => ({ cards: [one, other] as const, line: `${one} ${other}` })

test.each([
  ['neither when one card is missing', 'le-mat la-lune', [pair('le-mat', 'le-monde')], []],
  ['whichever card comes first', 'la-lune le-mat', [pair('le-mat', 'la-lune')], ['le-mat la-lune']],
  [
    'neighbours before distant cards',
    'le-mat as-de-coupe la-lune',
    [pair('le-mat', 'la-lune'), pair('as-de-coupe', 'la-lune')],
    ['as-de-coupe la-lune', 'le-mat la-lune'],
  ],
  [
    'majors before minors at the same distance',
    'as-de-coupe roi-de-coupe le-mat la-lune',
    [pair('as-de-coupe', 'roi-de-coupe'), pair('le-mat', 'la-lune')],
    ['le-mat la-lune', 'as-de-coupe roi-de-coupe'],
  ],
  [
    'the earlier of two alike',
    'le-mat la-lune le-monde',
    [pair('la-lune', 'le-monde'), pair('le-mat', 'la-lune')],
    ['le-mat la-lune', 'la-lune le-monde'],
  ],
])('tells pairs: %s', (_, slugs, pairs, lines) => {
  expect(pairsPresent(cardsOf(slugs), pairs).map(({ line }) => line)).toEqual(lines)
})
