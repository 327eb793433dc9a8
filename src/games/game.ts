import type { Answer, AnyCard, Deck } from './deck.ts'
import type { Spread } from './spreads/spread.ts'

/** The kinds of games, by the numbers that the calls use. */
export const GAME_TYPES = [
  { id: 1, type: 'tarot', name: 'Tarots' },
  { id: 2, type: 'oracle', name: 'Oracles' },
  { id: 3, type: 'pendulum', name: 'Pendule' },
  { id: 4, type: 'numerology', name: 'Numérologie' },
  { id: 5, type: 'runes', name: 'Runes' },
] as const

/** What a question is about. */
export const THEMES = ['love', 'work', 'money', 'self'] as const
export type Theme = (typeof THEMES)[number]

export interface GameSettings {
  /** The themes that a person may choose from; with none or one, nothing is asked. */
  themes: readonly Theme[]
  /** Whether a person may write their question. */
  asksQuestion: boolean
  /** At most one result a day in Paris. */
  daily: boolean
}

/** What of a game never changes; its name and texts are content, under its slug. */
interface AnyGame {
  /** Lasting: favourites refer to it. */
  id: number
  /** Its address on every brand: /tarots-oracles/{slug}. */
  slug: string
}

/** A game of cards, or of runes engraved on cards, drawn from a shuffled deck. */
export interface DrawnGame extends AnyGame {
  type: 'tarot' | 'oracle' | 'pendulum' | 'runes'
  /** A deck that has been drawn from never changes: results are computed from the seeds again. A new deck is a new game. */
  deck: Deck<AnyCard | Answer>
  /** The person chooses one; the first by default. */
  spreads: readonly [Spread, ...Spread[]]
  /** As delivered: the staff of a site may change them. */
  settings: GameSettings
}

/** A game that draws nothing: its result is computed from what a person gives. */
export interface ComputedGame extends AnyGame {
  type: 'numerology'
}

export type Game = DrawnGame | ComputedGame

export const isDrawn = (game: Game): game is DrawnGame => game.type !== 'numerology'
