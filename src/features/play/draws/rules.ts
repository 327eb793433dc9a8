import { arePicks } from '../../../games/fair/draw.ts'
import type { DrawnGame, GameSettings, Theme } from '../../../games/game.ts'
import type { Spread } from '../../../games/spreads/spread.ts'
import { DAY_SECONDS } from '../../../platform/time/instants.ts'

/** How long a draw may be finished, in seconds. */
export const DRAW_SECONDS = DAY_SECONDS
export const CLIENT_SEED_MIN = 1
export const CLIENT_SEED_MAX = 120
/** Without control characters, which nobody could type again to verify the draw. */
export const CLIENT_SEED = /^\P{Cc}*$/u
export const QUESTION_MAX = 300
/** No spread has more cards. */
export const PICKS_MAX = 12

/** What a person decides in a draw. */
export interface Choices {
  clientSeed: string
  picks: readonly number[]
  spread: string
  theme: Theme | null
  question: string | null
}

/** What a person sends to finish a draw. */
export interface FinishInput {
  clientSeed: string
  picks: readonly number[]
  spread?: string | undefined
  theme?: Theme | undefined
  question?: string | undefined
}

/** The spread of this name, or the first without a name; null if the game has no such spread. */
export const spreadOf = (game: DrawnGame, slug: string | undefined): Spread | null =>
  slug === undefined ? game.spreads[0] : (game.spreads.find((spread) => spread.slug === slug) ?? null)

/** The choices of an input as they are kept, or the name of the field that is wrong under the draw's settings. */
export function choicesIn(
  game: DrawnGame,
  { themes, asksQuestion }: GameSettings,
  input: FinishInput,
): Choices | { wrong: keyof FinishInput } {
  const spread = spreadOf(game, input.spread)
  if (!spread) return { wrong: 'spread' }
  const { clientSeed, picks, theme } = input
  const { length } = clientSeed
  if (length < CLIENT_SEED_MIN || length > CLIENT_SEED_MAX || !CLIENT_SEED.test(clientSeed))
    return { wrong: 'clientSeed' }
  if (picks.length !== spread.positions.length || !arePicks(picks, game.deck.cards.length)) return { wrong: 'picks' }
  if (theme !== undefined && !themes.includes(theme)) return { wrong: 'theme' }
  const question = input.question?.trim() || null
  if (question !== null && (!asksQuestion || question.length > QUESTION_MAX)) return { wrong: 'question' }
  return { clientSeed, picks, spread: spread.slug, theme: theme ?? null, question }
}

/** Whether two people’s choices, or one’s own twice, are the same. */
export const areSame = (one: Choices, other: Choices): boolean =>
  one.clientSeed === other.clientSeed &&
  one.picks.join() === other.picks.join() &&
  one.spread === other.spread &&
  one.theme === other.theme &&
  one.question === other.question
