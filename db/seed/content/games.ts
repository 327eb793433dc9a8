import { oracleOfLove } from './games/l-oracle-de-vos-amours.ts'
import { numerology } from './games/la-numerologie.ts'
import { pendulum } from './games/le-pendule.ts'
import { tarotDeMarseille } from './games/le-tarot-de-marseille.ts'
import { tarotOfLove } from './games/le-tarot-gratuit-d-amour.ts'
import { tarotOfMoney } from './games/le-tarot-gratuit-d-argent.ts'
import { tarotOfTheDay } from './games/le-tarot-gratuit-d-aujourd-hui.ts'
import { tarotOfTheFuture } from './games/le-tarot-gratuit-d-avenir.ts'
import { runes } from './games/les-runes.ts'
import type { SeedGame } from './kinds.ts'

/** The texts of every game of `src/games`, in any order. */
export const games: readonly SeedGame[] = [
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
