import { fixedIn } from '../../../games/deck.ts'
import { PROTOCOL } from '../../../games/fair/words.ts'
import { GAME_TYPES, isDrawn } from '../../../games/game.ts'
import type { Spread } from '../../../games/spreads/spread.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { ShownGame } from '../games/read-games.server.ts'
import { verifyPath } from './addresses.ts'
import type { Result } from './results.server.ts'

export const viewSpread = ({ slug, name, positions }: Spread) => ({
  slug,
  name,
  count: positions.length,
  positions: positions.map(({ rotated = false, ...position }) => ({ ...position, rotated })),
})

export function viewGame({ game, words: { name, summary } }: Pick<ShownGame, 'game' | 'words'>) {
  const { id, slug, type } = game
  const { id: typeId } = needed(
    GAME_TYPES.find((known) => known.type === type),
    `type ${type}`,
  )
  const common = { id, slug, type, typeId, name, summary }
  if (!isDrawn(game)) return { ...common, deck: null, spreads: [] }
  const { deck } = game
  return {
    ...common,
    deck: { slug: deck.slug, name: deck.name, size: deck.cards.length, reversals: deck.reversals },
    spreads: game.spreads.map(viewSpread),
  }
}

/** What anyone needs to compute the draw again. */
export const viewVerify = (result: Result) => ({
  protocol: PROTOCOL,
  drawId: result.drawId,
  commitment: result.commitment,
  serverSeed: result.serverSeed,
  clientSeed: result.clientSeed,
  deckSize: result.game.deck.cards.length,
  picks: [...result.picks],
  reversals: result.game.deck.reversals,
  fixed: fixedIn(result.game.deck),
  file: verifyPath(result.game.slug, result.id),
})

export const viewResult = (result: Result) => ({
  id: result.id,
  game: result.game.slug,
  spread: result.spread.slug,
  theme: result.theme,
  question: result.question,
  cards: result.cards.map(({ index, card: { slug, name }, reversed, position: { key, name: placed, asks } }) => ({
    index,
    slug,
    name,
    reversed,
    position: { key, name: placed, asks },
  })),
  begunAt: result.begunAt.toISOString(),
  finishedAt: result.finishedAt.toISOString(),
  isOwn: result.isOwn,
  share: result.share,
  serverSeed: result.serverSeed,
  verify: viewVerify(result),
})

/** A line of a list of results. */
export function viewResultLine(result: Result) {
  const { id, game, spread, theme, question, finishedAt, share, cards } = viewResult(result)
  const drawn = cards.map(({ slug, name, reversed }) => ({ slug, name, reversed }))
  return { id, game, spread, theme, question, finishedAt, share, cards: drawn }
}
