import type { Visit } from '../../../app.ts'
import { isDrawn } from '../../../games/game.ts'
import { tarotOfTheDay } from '../../../games/le-tarot-gratuit-d-aujourd-hui/game.ts'
import { listGames, type ShownGame } from '../games/read-games.server.ts'

/** The games as their hub lists them; the card of the day has a place of its own, unless the site does not list it. */
export async function readHub(visit: Visit) {
  const all = await listGames(visit)
  const others = all.filter(({ game }) => game !== tarotOfTheDay)
  return { games: others.map(viewListed), day: others.length < all.length ? tarotOfTheDay.slug : null }
}

function viewListed({ game, words: { name, summary } }: ShownGame) {
  const { slug, type } = game
  const spreads = isDrawn(game) ? game.spreads : []
  const places = spreads[0]?.positions.map(({ x, y, rotated }) => ({ x, y, rotated: rotated === true })) ?? []
  return { slug, name, summary, type, spreads: spreads.length, places }
}

export type ListedGame = ReturnType<typeof viewListed>
