import { isDrawn } from '../../../games/game.ts'
import type { ShownGame } from '../games/read-games.server.ts'

export function viewFavoriteGame({ game, words: { name, summary } }: ShownGame) {
  const { id, slug, type } = game
  const [spread] = isDrawn(game) ? game.spreads : []
  const places = spread?.positions.map(({ x, y, rotated }) => ({ x, y, rotated: rotated === true })) ?? []
  return { id, slug, type, name, summary, places }
}

export type FavoriteGame = ReturnType<typeof viewFavoriteGame>
