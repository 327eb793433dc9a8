import { expect, test } from 'vitest'
import { marseille } from '../decks/marseille.ts'
import { beginningOf, fill, nameOf, slotsOf } from './phrases.ts'
import { Sentences } from './sentences.ts'

const cardOf = (slug: string) => {
  const card = marseille.cards.find((one) => one.slug === slug)
  if (!card) throw new Error(slug)
  return card
}

test.each([
  ['as-d-epee', 'l’As d’Épée'],
  ['deux-de-coupe', 'le Deux de Coupe'],
  ['reine-de-baton', 'la Reine de Bâton'],
  ['roi-de-denier', 'le Roi de Denier'],
  ['l-etoile', 'L’Étoile'],
  ['temperance', 'Tempérance'],
])('%s is called %s', (slug, name) => {
  expect(nameOf(cardOf(slug))).toBe(name)
})

test('a laid card fills its slots, at the start of a sentence too', () => {
  const side = { keyword: 'l’élan', love: '', work: '', money: '', self: '' }
  const place = { key: 'for', name: 'Ce qui vous porte', asks: 'Quoi\u00a0?' }
  const slots = slotsOf({ card: cardOf('as-d-epee'), reversed: true, place, side })
  expect(fill('{C} dit {k} pour {p}. {K} : {c}, « {P} », {q}', slots)).toBe(
    'L’As d’Épée à l’envers dit l’élan pour ce qui vous porte. L’élan : l’As d’Épée à l’envers, « Ce qui vous porte », Quoi\u00a0?',
  )
})

test('a slot that nothing fills is refused', () => {
  expect(() => fill('{x}', {})).toThrow(RangeError)
})

test('the beginning of a sentence ignores signs and case', () => {
  expect(beginningOf('«\u00a0Où va\u00a0» l’Amour, donc\u00a0?')).toBe('où va l')
})

test('a phrase is not chosen twice while another is left', () => {
  const sentences = new Sentences('seed', [], () => true)
  const list = ['Un deux trois.', 'Deux trois quatre.', 'Trois quatre cinq.']
  const chosen = list.map((_, index) => sentences.choose(list, `topic ${index}`, {}))
  expect(chosen.toSorted()).toEqual(list.toSorted())
})

test('a phrase does not begin as what is said in any case', () => {
  const list = ['Un deux trois quatre.', 'Deux trois quatre.']
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect(new Sentences(seed, ['Oui. Un deux trois.'], () => true).choose(list, 'topic', {})).toBe(
      'Deux trois quatre.',
    )
})

test('an empty list is refused', () => {
  expect(() => new Sentences('seed', [], () => true).choose([], 'topic', {})).toThrow(RangeError)
})
