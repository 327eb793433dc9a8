import { describe, expect, test } from 'vitest'
import { canReverse, type Deck } from '../deck.ts'
import { amours } from '../decks/amours.ts'
import { futhark } from '../decks/futhark.ts'
import { marseille } from '../decks/marseille.ts'
import { composeReading } from './compose-reading.ts'
import { beginningOf, nameOf, wordsOf } from './phrases.ts'
import type { Place, Theme } from './reading.ts'
import { seededOrder } from './seeded.ts'
import { wordsOfDeck } from './words-of-deck.ts'

const THEMES: readonly Theme[] = ['love', 'work', 'money', 'self']
const place = (key: string, name: string, asks: string): Place => ({ key, name, asks })

const CROSS = [
  place('for', 'Ce qui vous porte', 'Sur quelle force pouvez-vous compter\u00a0?'),
  place('against', 'Ce qui vous freine', 'Quel obstacle demande de l’attention\u00a0?'),
  place('advice', 'Ce qui vous guide', 'Quelle attitude éclaire la question\u00a0?'),
  place('path', 'Ce vers quoi vous allez', 'Où mène le chemin\u00a0?'),
  place('heart', 'Le cœur de la question', 'Qu’est-ce qui relie les quatre autres cartes\u00a0?'),
]
const TWELVE = [
  'self',
  'means',
  'words',
  'home',
  'joys',
  'days',
  'pair',
  'change',
  'horizon',
  'work',
  'friends',
  'depths',
]
const WHEEL = TWELVE.map((key, at) => place(key, at === 0 ? 'Vous' : `Vos biens ${at}`, 'Qu’en faites-vous\u00a0?'))
const SPREADS: Readonly<Record<number, readonly Place[]>> = {
  1: CROSS.slice(0, 1),
  3: CROSS.slice(2),
  5: CROSS,
  7: [
    ...CROSS,
    place('others', 'Autour de vous', 'Qui vous entoure\u00a0?'),
    place('hidden', 'L’ombre', 'Quoi\u00a0?'),
  ],
  10: WHEEL.slice(0, 10),
  12: WHEEL,
}

/** Cards that a seed draws, some reversed where the deck allows. */
function drawn(deck: Deck, count: number, seed: string) {
  return seededOrder(deck.cards, seed, 'draw')
    .slice(0, count)
    .map((card, at) => {
      const isTurned = (seed.length + at * 7 + card.slug.length) % 3 === 0
      return { slug: card.slug, reversed: isTurned && canReverse(deck, card) }
    })
}

function read(deck: Deck, count: number, seed: string, theme: Theme = 'love'): string[] {
  const words = wordsOfDeck(deck.slug)
  if (!words) throw new Error('no words')
  const places = SPREADS[count] ?? []
  return composeReading({ deck, places, cards: drawn(deck, count, seed), theme }, words.says, words.pairs)
}

const sentencesOf = (paragraphs: readonly string[]) => paragraphs.flatMap((text) => text.split(/(?<=[.?!]) (?=\S)/))

function fives(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

function likeness(one: string, other: string): number {
  const [a, b] = [fives(one), fives(other)]
  return a.intersection(b).size / a.union(b).size
}

const seeds = Array.from({ length: 60 }, (_, index) => `draw-${index}`)

describe.each<Deck>([marseille, amours, futhark])('readings of $name', (deck) => {
  test.each([
    [1, 130, 180],
    [3, 180, 275],
    [5, 260, 360],
    [7, 320, 425],
    [10, 310, 450],
    [12, 320, 450],
  ])('of %i cards have from %i to %i words', (count, least, most) => {
    const outside = seeds
      .flatMap((seed) => THEMES.map((theme) => wordsOf(read(deck, count, seed, theme).join(' '))))
      .filter((words) => words < least || words > most)
    expect(outside).toEqual([])
  })

  test.each([1, 3, 5, 7, 12])('of %i cards name each card, fill each slot and space signs as French does', (count) => {
    for (const seed of seeds) {
      const text = read(deck, count, seed).join('\n')
      for (const { slug } of drawn(deck, count, seed)) {
        const card = deck.cards.find((one) => one.slug === slug)
        expect(text.toLowerCase()).toContain((card ? nameOf(card) : '?').toLowerCase())
      }
      expect(text).not.toMatch(/[{}]|undefined| {2}| [;:!?»]|« |[^\u00a0][;:!?»]| \.|\.\./)
    }
  })

  test.each([1, 3, 5, 7, 12])('of %i cards never begin two sentences in a row with the same three words', (count) => {
    const twice = seeds.flatMap((seed) =>
      THEMES.flatMap((theme) => {
        const sentences = sentencesOf(read(deck, count, seed, theme))
        return sentences.filter((one, at) => at > 0 && beginningOf(one) === beginningOf(sentences[at - 1] ?? ''))
      }),
    )
    expect(twice).toEqual([])
  })

  test('that share at most one of five cards share at most 0.3 of their runs of five words', () => {
    const all = Array.from({ length: 120 }, (_, index) => `other-${index}`)
    let compared = 0
    let highest = 0
    for (const [at, seed] of all.entries())
      for (const other of all.slice(at + 1, at + 6)) {
        const slugs = drawn(deck, 5, seed).map(({ slug }) => slug)
        if (drawn(deck, 5, other).filter(({ slug }) => slugs.includes(slug)).length > 1) continue
        compared += 1
        highest = Math.max(highest, likeness(read(deck, 5, seed).join(' '), read(deck, 5, other).join(' ')))
      }
    expect(compared).toBeGreaterThan(300)
    expect(highest).toBeLessThanOrEqual(0.3)
  })

  test('are the same for the same cards, and others for another theme', () => {
    expect(read(deck, 5, 'a', 'love')).toEqual(read(deck, 5, 'a', 'love'))
    expect(read(deck, 5, 'a', 'love')).not.toEqual(read(deck, 5, 'a', 'work'))
  })
})

describe('a reading', () => {
  const { says, pairs } = wordsOfDeck(amours.slug) ?? { says: {}, pairs: [] }
  const two = { deck: amours, places: CROSS.slice(0, 2), theme: 'love' as const }
  const lying = (...slugs: string[]) => slugs.map((slug) => ({ slug, reversed: false }))

  test('tells what two cards say together', () => {
    const text = composeReading({ ...two, cards: lying('l-attente', 'le-retour') }, says, pairs).join('\n')
    expect(text).toContain('La route espérée se peuple')
  })

  test('tells at most three pairs', () => {
    const cards = lying('l-attente', 'le-retour', 'la-maison', 'le-seuil', 'la-clef', 'le-jardin', 'l-absence')
    const paragraphs = composeReading({ ...two, places: SPREADS[7] ?? [], cards }, says, pairs)
    const told = pairs.filter(({ line }) => paragraphs.some((text) => text.endsWith(line)))
    expect(told.length).toBeGreaterThan(0)
    expect(told.length).toBeLessThanOrEqual(3)
  })

  test.each([
    ['a card that is not in the deck', lying('le-mat', 'le-retour')],
    ['a card that has no reversed side', [{ slug: 'le-fil', reversed: true }, ...lying('le-retour')]],
    ['fewer cards than places', lying('le-retour')],
  ])('is refused for %s', (_, cards) => {
    expect(() => composeReading({ ...two, cards }, says, pairs)).toThrow(RangeError)
  })

  test('is refused for no card', () => {
    expect(() => composeReading({ ...two, places: [], cards: [] }, says, pairs)).toThrow(RangeError)
  })

  test('of runes calls none a card, and needs no “qu’” before a bare name', () => {
    for (const count of [1, 3, 5, 12])
      for (const seed of seeds)
        for (const theme of THEMES) {
          const text = read(futhark, count, seed, theme).join('\n')
          expect(text).not.toMatch(/(?<!\p{L})[Cc]arte|arcane|\b[Qq]ue (?=[A-Z])/u)
        }
  })

  test('has no words for a deck that has no readings', () => {
    expect(wordsOfDeck('le-pendule')).toBeNull()
  })
})
