import { type Game, isDrawn } from '../../../games/game.ts'
import { games } from '../../../games/games.ts'
import { tarotOfTheDay } from '../../../games/le-tarot-gratuit-d-aujourd-hui/game.ts'

/** The games as their hub lists them; the card of the day has a place of its own. */
export const listedGames = games.filter((game) => game !== tarotOfTheDay).map(viewListed)

export const cardOfTheDay = tarotOfTheDay.slug

function viewListed(game: Game) {
  const { slug, name, summary, type } = game
  const spreads = isDrawn(game) ? game.spreads : []
  const places = spreads[0]?.positions.map(({ x, y, rotated }) => ({ x, y, rotated: rotated === true })) ?? []
  return { slug, name, summary, type, spreads: spreads.length, places }
}

export type ListedGame = (typeof listedGames)[number]
