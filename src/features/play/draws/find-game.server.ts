import { Refusal } from '../../../errors.ts'
import type { DrawnGame, Game } from '../../../games/game.ts'
import { findDrawnGame, findGame, findGameType, games } from '../../../games/games.ts'

/** @throws {Refusal} notFound */
export function knownGame(slug: string): Game {
  const game = findGame(slug)
  if (!game) throw new Refusal('notFound')
  return game
}

/** A game that draws cards. @throws {Refusal} notFound */
export function drawnGame(slug: string): DrawnGame {
  const game = findDrawnGame(slug)
  if (!game) throw new Refusal('notFound')
  return game
}

/** @throws {Refusal} notFound */
export function gamesOfType(typeId: number) {
  const type = findGameType(typeId)
  if (!type) throw new Refusal('notFound', 'typeId')
  return { type, games: games.filter((game) => game.type === type.type) }
}
