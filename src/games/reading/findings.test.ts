import { expect, test } from 'vitest'
import type { AnyCard } from '../deck.ts'
import { amours } from '../decks/amours.ts'
import { marseille } from '../decks/marseille.ts'
import { absenceOf } from './absence.ts'
import { ORACLE_FAMILIES } from './families.ts'
import { findingsOf } from './findings.ts'
import type { Theme } from './reading.ts'

/** Slugs of a deck; a star says that the card is reversed. */
const lying = (slugs: string) =>
  slugs.split(' ').map((slug) => {
    const card = [...marseille.cards, ...amours.cards].find((one) => one.slug === slug.replace('*', ''))
    if (!card) throw new Error(slug)
    return { card, reversed: slug.endsWith('*') }
  })
const cardsOf = (slugs: string): AnyCard[] => lying(slugs).map(({ card }) => card)

test.each([
  ['two majors of three', 'le-mat la-lune as-de-coupe', [{ kind: 'majors' }]],
  ['two of five are not enough', 'le-mat la-lune as-de-coupe deux-d-epee dix-de-baton', []],
  ['three majors of five', 'le-mat la-lune le-monde deux-d-epee dix-de-baton', [{ kind: 'majors' }]],
  ['a suit', 'as-de-coupe dix-de-coupe le-mat', [{ kind: 'suit', suit: 'coupes' }]],
  [
    'a suit before a number',
    'as-de-coupe dix-de-coupe roi-de-coupe as-de-baton le-mat',
    [
      { kind: 'suit', suit: 'coupes' },
      { kind: 'number', number: 1 },
    ],
  ],
  [
    'a number, the lowest',
    'dix-de-baton dix-de-coupe deux-d-epee deux-de-denier le-mat',
    [{ kind: 'number', number: 2 }],
  ],
  ['the numbers of majors do not count', 'le-bateleur as-de-coupe dix-d-epee le-mat cinq-de-baton', []],
  ['four reversed of five', 'le-mat* as-de-coupe* deux-d-epee* dix-de-baton* la-lune', [{ kind: 'reversals' }]],
  ['three reversed of five are common', 'le-mat* as-de-coupe* deux-d-epee* dix-de-baton la-lune', []],
  ['nothing in two cards', 'le-mat la-lune', []],
  ['a family of the oracle', 'le-seuil la-clef le-masque', [{ kind: 'family', family: 'openings' }]],
  ['no family', 'le-seuil l-ancre le-masque', []],
])('stands out: %s', (_, slugs, found) => {
  expect(findingsOf(lying(slugs))).toEqual(found)
})

test.each<[string, string, Theme, string | null]>([
  ['cups for love', 'as-de-baton deux-d-epee dix-de-denier le-mat la-lune', 'love', 'coupes'],
  ['wands for work', 'as-de-coupe deux-d-epee dix-de-denier le-mat la-lune', 'work', 'batons'],
  ['coins for money', 'as-de-coupe deux-d-epee dix-de-baton le-mat la-lune', 'money', 'deniers'],
  ['swords for the self', 'as-de-coupe deux-de-denier dix-de-baton le-mat la-lune', 'self', 'epees'],
  ['nothing when the suit is there', 'as-de-coupe deux-d-epee dix-de-baton le-mat la-lune', 'love', null],
  ['nothing of two minors', 'as-de-baton deux-d-epee le-monde le-mat la-lune', 'love', null],
  ['majors', 'as-de-baton deux-d-epee dix-de-denier roi-de-coupe as-de-coupe', 'love', 'majors'],
  ['nothing of four cards', 'as-de-baton deux-d-epee dix-de-denier trois-d-epee', 'love', null],
  ['bonds in the oracle', 'le-seuil la-clef le-masque l-orage la-danse', 'love', 'bonds'],
  ['no bonds when one is there', 'le-seuil la-clef le-masque l-orage le-fil', 'love', null],
])('is missing: %s', (_, slugs, theme, missing) => {
  expect(absenceOf(cardsOf(slugs), theme)).toBe(missing)
})

test('each card of the oracle is of one family', () => {
  const slugs = ORACLE_FAMILIES.flatMap((family) => family.slugs)
  expect(slugs.toSorted()).toEqual(amours.cards.map(({ slug }) => slug).toSorted())
})
