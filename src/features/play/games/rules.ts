import { type Game, type GameSettings, isDrawn } from '../../../games/game.ts'

/** What a site's staff decide of a game. */
export interface SiteSettings extends GameSettings {
  /** A closed game is in no list, and begins no draw; its page says so. */
  isOpen: boolean
  /** Its place in lists. */
  rank: number
}

export const RANK_MAX = 99

/** Without cards, there is no reading that a theme would change. */
export const mayAskThemes = (game: Game): boolean => isDrawn(game) && game.type !== 'pendulum'

export const mayAskQuestion = (game: Game): boolean => isDrawn(game)

/** Only a game of one card can be "the card of the day". */
export const mayBeDaily = (game: Game): boolean =>
  mayAskThemes(game) && isDrawn(game) && game.spreads.every(({ positions }) => positions.length === 1)

/** What a draw keeps of the settings of its game. */
export const keptSettings = ({ themes, asksQuestion, daily }: GameSettings): GameSettings => ({
  themes,
  asksQuestion,
  daily,
})

/** The setting that makes no sense for a game; null if all do. */
export function unfitSetting(game: Game, given: Partial<SiteSettings>): keyof GameSettings | null {
  if (given.themes?.length && !mayAskThemes(game)) return 'themes'
  if (given.asksQuestion && !mayAskQuestion(game)) return 'asksQuestion'
  return given.daily && !mayBeDaily(game) ? 'daily' : null
}

const NOTHING_ASKED: GameSettings = { themes: [], asksQuestion: false, daily: false }

/** The settings with which a game is delivered. */
export const deliveredSettings = (game: Game, place: number): SiteSettings => ({
  ...(isDrawn(game) ? game.settings : NOTHING_ASKED),
  isOpen: true,
  rank: place + 1,
})
