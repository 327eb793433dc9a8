import { expect, test } from 'vitest'
import { amours } from '../../../games/decks/amours.ts'
import { marseille } from '../../../games/decks/marseille.ts'
import { DECKS } from '../../content/content/rules.ts'
import { findDeck, groupOf } from './decks.ts'
import { roman } from './roman.ts'

test('the decks are those of the content store, and no two cards share a slug', () => {
  expect(DECKS.map((slug) => findDeck(slug)?.slug)).toEqual([...DECKS])
  expect(findDeck('le-jeu-de-l-oie')).toBeNull()
  const slugs = [...marseille.cards, ...amours.cards].map(({ slug }) => slug)
  expect([slugs.length, new Set(slugs).size]).toEqual([110, 110])
})

test('the groups of the tarot are its trumps and four suits of fourteen', () => {
  const sizes = Object.entries(Object.groupBy(marseille.cards, groupOf)).map(([group, cards]) => [group, cards.length])
  expect(sizes).toEqual([
    ['majors', 22],
    ['batons', 14],
    ['coupes', 14],
    ['epees', 14],
    ['deniers', 14],
  ])
  expect(new Set(amours.cards.map(groupOf))).toEqual(new Set(['oracle']))
})

test.each([
  [0, ''],
  [4, 'IV'],
  [9, 'IX'],
  [13, 'XIII'],
  [18, 'XVIII'],
  [21, 'XXI'],
])('%i is written %s on a trump', (number, written) => {
  expect(roman(number)).toBe(written)
})
