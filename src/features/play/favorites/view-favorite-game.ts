import { type Game, isDrawn } from '../../../games/game.ts'

export function viewFavoriteGame(game: Game) {
  const { id, slug, name, summary } = game
  const [spread] = isDrawn(game) ? game.spreads : []
  const places = spread?.positions.map(({ x, y, rotated }) => ({ x, y, rotated: rotated === true })) ?? []
  return { id, slug, name, summary, places }
}

export type FavoriteGame = ReturnType<typeof viewFavoriteGame>
