import { describe, expect, test } from 'vitest'
import { amours1 } from '../db/seed/content/cards/amours-1.ts'
import { amours2 } from '../db/seed/content/cards/amours-2.ts'
import { batons } from '../db/seed/content/cards/batons.ts'
import { coupes } from '../db/seed/content/cards/coupes.ts'
import { deniers } from '../db/seed/content/cards/deniers.ts'
import { epees } from '../db/seed/content/cards/epees.ts'
import { majors1 } from '../db/seed/content/cards/majors-1.ts'
import { majors2 } from '../db/seed/content/cards/majors-2.ts'
import { runes1 } from '../db/seed/content/cards/runes-1.ts'
import { runes2 } from '../db/seed/content/cards/runes-2.ts'
import type { SeedCard } from '../db/seed/content/kinds.ts'
import { canReverse } from '../src/games/deck.ts'
import { amours } from '../src/games/decks/amours.ts'
import { futhark } from '../src/games/decks/futhark.ts'
import { marseille } from '../src/games/decks/marseille.ts'
import { likenessOf } from './likeness.ts'

const DECKS = [
  { deck: amours, cards: [...amours1, ...amours2], least: 410, most: 480 },
  {
    deck: marseille,
    cards: [...majors1, ...majors2, ...batons, ...coupes, ...epees, ...deniers],
    least: 300,
    most: 700,
  },
  { deck: futhark, cards: [...runes1, ...runes2], least: 400, most: 520 },
]
const textOf = ({ image, upright, reversed, love, work, money, advice }: SeedCard) =>
  [image, upright, reversed ?? '', love, work, money, advice].join(' ').trim()

describe.each(DECKS)('cards of $deck.name', ({ deck, cards, least, most }) => {
  const slugs: readonly string[] = deck.cards.map(({ slug }) => slug)

  test('are all told, in the order of the deck', () => {
    expect(cards.map(({ slug }) => slug)).toEqual(slugs)
    expect(cards.filter((card) => card.deck !== deck.slug)).toEqual([])
  })

  test.each(cards.map((card) => [card.slug, card] as const))('%s keeps to its form', (slug, card) => {
    expect(card.title.length).toBeLessThanOrEqual(65)
    expect(card.description.length).toBeLessThanOrEqual(180)
    const drawn = deck.cards.find((one) => one.slug === slug)
    expect(card.reversed !== null).toBe(drawn && canReverse(deck, drawn))
    const words = textOf(card).split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
    expect([2, 3]).toContain(card.kin.length)
    expect(card.kin.filter((kin) => kin.slug === slug || !slugs.includes(kin.slug))).toEqual([])
    expect([2, 3, 4]).toContain(card.symbols.length)
    expect(card.symbols.filter(({ x, y }) => x <= 0 || x >= 100 || y <= 0 || y >= 100)).toEqual([])
    const all = [textOf(card), card.title, card.description, ...card.kin.map(({ line }) => line)].join(' ')
    expect(all).not.toMatch(/ [;:!?»]|« |[^\u00a0][;:!?»]|'/)
  })

  test('share less than three tenths of their runs of five words', () => {
    expect(likenessOf(cards.map(textOf))).toBeLessThan(0.3)
  })
})
