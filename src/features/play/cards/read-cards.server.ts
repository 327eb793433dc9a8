import type { Visit } from '../../../app.ts'
import type { AnyCard, Deck } from '../../../games/deck.ts'
import { type Entry, listEntries } from '../../content/content/read-entries.server.ts'
import { isListedGame } from '../games/read-games.server.ts'
import { findDeck, GROUPS, type Group, groupOf } from './decks.ts'

export interface CardView {
  slug: string
  name: string
  /** Of a trump or an oracle card, otherwise the number within its suit. */
  number: number
  group: Group
}

const viewCard = (card: AnyCard): CardView => ({
  slug: card.slug,
  name: card.name,
  number: card.number,
  group: groupOf(card),
})

/** What a deck holds. */
const kindOf = ({ cards }: Deck): 'cards' | 'runes' => (cards.some(({ kind }) => kind === 'rune') ? 'runes' : 'cards')

/** The published cards of a deck, in the deck's order. */
async function published(visit: Visit, deck: Deck): Promise<{ card: CardView; content: Entry<'card'> }[]> {
  const contents = new Map((await listEntries(visit, 'card')).map((one) => [one.address, one]))
  return deck.cards.flatMap((card) => {
    const content = contents.get(card.slug)
    return content?.deck === deck.slug ? [{ card: viewCard(card), content }] : []
  })
}

/** A deck's cards by group; null for an unknown deck. */
export async function readDeckPage(visit: Visit, slug: string) {
  const deck = findDeck(slug)
  if (!deck) return null
  const cards = (await published(visit, deck)).map(({ card }) => card)
  const groups = GROUPS.map((group) => ({ group, cards: cards.filter((card) => card.group === group) }))
  return {
    deck: { slug, name: deck.name, kind: kindOf(deck), isPlayed: await isListedGame(visit, slug) },
    groups: groups.filter((one) => one.cards.length > 0),
    count: cards.length,
  }
}

/** A card with its texts, its relations and its neighbours in the deck; null for an unknown or withdrawn one. */
export async function readCardPage(visit: Visit, deckSlug: string, slug: string) {
  const deck = findDeck(deckSlug)
  if (!deck) return null
  const all = await published(visit, deck)
  const place = all.findIndex(({ card }) => card.slug === slug)
  const found = all[place]
  if (!found) return null
  const { title, description, publishedOn, image, upright, reversed, love, work, money, advice, symbols } =
    found.content
  const cards = new Map(all.map(({ card }) => [card.slug, card]))
  return {
    deck: {
      slug: deck.slug,
      name: deck.name,
      kind: kindOf(deck),
      reversals: deck.reversals,
      size: deck.cards.length,
      /** Whether the site lists the game of its name. */
      isPlayed: await isListedGame(visit, deck.slug),
    },
    card: found.card,
    title,
    description,
    publishedOn,
    image,
    upright,
    reversed,
    love,
    work,
    money,
    advice,
    symbols,
    kin: found.content.kin.flatMap(({ slug: name, line }) => {
      const card = cards.get(name)
      return card ? [{ ...card, line }] : []
    }),
    before: all[place - 1]?.card ?? null,
    after: all[place + 1]?.card ?? null,
  }
}

export type DeckPageView = NonNullable<Awaited<ReturnType<typeof readDeckPage>>>
export type CardPageView = NonNullable<Awaited<ReturnType<typeof readCardPage>>>
