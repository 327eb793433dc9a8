import type { LoveTheme, Sign } from '../../../../../astrology/names.ts'

/** What is told of two signs: the couple as a whole, and each of its themes. */
export type PairTexts = Readonly<Record<'portrait' | LoveTheme, string>>

/** The pairs of a sign with itself and with the signs after it. */
export type PairsOf = Readonly<Partial<Record<Sign, PairTexts>>>
