import { type DrawnGame, GAME_TYPES, type Game, isDrawn } from './game.ts'
import { oracleOfLove } from './l-oracle-de-vos-amours/game.ts'
import { numerology } from './la-numerologie/game.ts'
import { pendulum } from './le-pendule/game.ts'
import { tarotDeMarseille } from './le-tarot-de-marseille/game.ts'
import { tarotOfLove } from './le-tarot-gratuit-d-amour/game.ts'
import { tarotOfMoney } from './le-tarot-gratuit-d-argent/game.ts'
import { tarotOfTheDay } from './le-tarot-gratuit-d-aujourd-hui/game.ts'
import { tarotOfTheFuture } from './le-tarot-gratuit-d-avenir/game.ts'
import { runes } from './les-runes/game.ts'

/** Every game, in the order in which sites list them at first. */
export const games: readonly Game[] = [
  tarotDeMarseille,
  tarotOfTheDay,
  tarotOfLove,
  tarotOfMoney,
  tarotOfTheFuture,
  oracleOfLove,
  runes,
  pendulum,
  numerology,
]

export const findGame = (slug: string): Game | null => games.find((game) => game.slug === slug) ?? null

/** A game that draws cards; null if the address is unknown or the game is computed. */
export function findDrawnGame(slug: string): DrawnGame | null {
  const game = findGame(slug)
  return game && isDrawn(game) ? game : null
}

export const findGameType = (id: number) => GAME_TYPES.find((type) => type.id === id) ?? null
