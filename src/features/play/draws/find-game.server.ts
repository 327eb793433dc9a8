import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { DrawnGame } from '../../../games/game.ts'
import { findDrawnGame, findGameType } from '../../../games/games.ts'
import { findShownGame, listGames, type ShownGame } from '../games/read-games.server.ts'

/** A game with a page on the visit's site. @throws {Refusal} notFound */
export async function shownGame(visit: Visit, slug: string): Promise<ShownGame> {
  const shown = await findShownGame(visit, slug)
  if (!shown) throw new Refusal('notFound')
  return shown
}

/** A game that draws cards, whether or not the site shows it: its results stay. @throws {Refusal} notFound */
export function drawnGame(slug: string): DrawnGame {
  const game = findDrawnGame(slug)
  if (!game) throw new Refusal('notFound')
  return game
}

/** @throws {Refusal} notFound */
export async function gamesOfType(visit: Visit, typeId: number) {
  const type = findGameType(typeId)
  if (!type) throw new Refusal('notFound', 'typeId')
  return { type, games: (await listGames(visit)).filter(({ game }) => game.type === type.type) }
}
