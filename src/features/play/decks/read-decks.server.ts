import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { DrawnGame } from '../../../games/game.ts'
import { isDrawn } from '../../../games/game.ts'
import { games } from '../../../games/games.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { findDeck } from '../cards/decks.ts'
import { cardPicture } from '../cards/pictures.ts'
import { listFigures } from '../draws/figures-queries.server.ts'
import { orderDigest } from '../games/deck-digest.server.ts'
import { listNames } from '../games/queries.server.ts'
import type { CardRow, DeckRow } from './contract.server.ts'
import { listCardTexts } from './queries.server.ts'

const DAYS = 30

type AnyDeck = DrawnGame['deck']

/** The decks that games draw from, with their use on the visit's site. @throws {Refusal} as staffOf */
export async function listDecks(visit: Visit): Promise<DeckRow[]> {
  staffOf(visit, 'content.edit')
  const since = daysAfter(dayInParis(visit.now()), 1 - DAYS)
  const [figures, names] = await Promise.all([
    listFigures(visit.db, visit.site.id, since),
    listNames(visit.db, visit.site.id),
  ])
  const drawn = games.filter(isDrawn)
  return [...new Set<AnyDeck>(drawn.map(({ deck }) => deck))].map((deck) => {
    const users = drawn.filter((game) => game.deck === deck).map(({ slug }) => slug)
    return {
      slug: deck.slug,
      name: deck.name,
      size: deck.cards.length,
      reversals: deck.reversals,
      digest: orderDigest(deck),
      games: users.map((slug) => names.get(slug) ?? slug),
      draws: figures.reduce((sum, { game, begun }) => (users.includes(game) ? sum + begun : sum), 0),
    }
  })
}

/** A deck with its cards. @throws {Refusal} as staffOf, adminEntityNotFound */
export async function readDeck(visit: Visit, slug: string): Promise<{ deck: DeckRow; cards: CardRow[] }> {
  const row = (await listDecks(visit)).find((one) => one.slug === slug)
  const deck = games.filter(isDrawn).find((game) => game.deck.slug === slug)?.deck
  if (!row || !deck) throw new Refusal('adminEntityNotFound')
  const { site, app } = visit
  const texts = await listCardTexts(visit.db, { siteId: site.id, mainId: app.sites[0].id, deck: slug })
  const hasPictures = findDeck(slug) !== null
  return {
    deck: row,
    cards: deck.cards.map((card) => {
      const found = texts.get(card.slug)
      return {
        slug: card.slug,
        name: card.name,
        picture: hasPictures ? cardPicture(slug, card.slug, 240) : null,
        textsId: found?.id ?? null,
        textsState: found?.status ?? null,
        isOwn: found?.siteId === site.id,
        waits: found?.waits ?? false,
      }
    }),
  }
}
