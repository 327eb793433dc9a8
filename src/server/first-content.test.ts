import { expect, test } from 'vitest'
import { cards } from '../../db/seed/content/cards.ts'
import { DECKS } from '../features/content/content/rules.ts'
import { findDeck } from '../features/play/cards/decks.ts'

const decks = DECKS.flatMap((slug) => findDeck(slug) ?? [])

test('every card of every deck has its texts, once', () => {
  for (const deck of decks) {
    const written = cards.filter((card) => card.deck === deck.slug).map(({ slug }) => slug)
    expect(written.sort()).toEqual(deck.cards.map(({ slug }) => slug).sort())
  }
})

test('cards speak with others of their deck, and only those that can be reversed have a reversed text', () => {
  for (const { slug, deck: name, kin, reversed } of cards) {
    const deck = decks.find((one) => one.slug === name)
    expect(deck?.reversals, slug).toBe(reversed !== null)
    const known = deck?.cards.map((card) => card.slug)
    expect(
      kin.filter((one) => one.slug === slug || !known?.includes(one.slug)),
      slug,
    ).toEqual([])
  }
})
