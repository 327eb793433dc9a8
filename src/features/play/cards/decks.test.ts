import { expect, test } from 'vitest'
import { fixedIn } from '../../../games/deck.ts'
import { amours } from '../../../games/decks/amours.ts'
import { futhark } from '../../../games/decks/futhark.ts'
import { marseille } from '../../../games/decks/marseille.ts'
import { DECKS } from '../../content/content/rules.ts'
import { findDeck, groupOf } from './decks.ts'
import { roman } from './roman.ts'

test('the decks are those of the content store, and no two cards share a slug', () => {
  expect(DECKS.map((slug) => findDeck(slug)?.slug)).toEqual([...DECKS])
  expect(findDeck('le-jeu-de-l-oie')).toBeNull()
  const slugs = [...marseille.cards, ...amours.cards, ...futhark.cards].map(({ slug }) => slug)
  expect([slugs.length, new Set(slugs).size]).toEqual([134, 134])
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

test('the groups of the runes are three families of eight', () => {
  const sizes = Object.entries(Object.groupBy(futhark.cards, groupOf)).map(([group, runes]) => [group, runes.length])
  expect(sizes).toEqual([
    ['freyr', 8],
    ['hagal', 8],
    ['tyr', 8],
  ])
})

test('nine runes are the same upside down, which are never reversed', () => {
  const names = fixedIn(futhark).map((index) => futhark.cards[index]?.name)
  expect(names).toEqual('Gebo Hagalaz Nauthiz Isa Jera Eihwaz Sowilo Ingwaz Dagaz'.split(' '))
  expect([fixedIn(marseille), fixedIn(amours)]).toEqual([[], []])
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
