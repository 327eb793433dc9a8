import { type LoveTheme, SIGNS } from '../../../astrology/names.ts'
import { type TwoSigns, twoSigns } from '../../../astrology/synastry/two-signs.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { signPairs } from './interpretations/sign-pairs.ts'
import type { Pair } from './pair-address.ts'

export interface PairRead extends TwoSigns {
  /** The couple as a whole, and each theme. */
  texts: Readonly<Record<'portrait' | LoveTheme, string>>
}

/** The comparison of two signs, in either order. */
export function readPairOf([one, other]: Pair): PairRead {
  const [first, second] = SIGNS.indexOf(one) <= SIGNS.indexOf(other) ? [one, other] : [other, one]
  return { ...twoSigns(one, other), texts: needed(signPairs[first][second], `${first} and ${second}`) }
}
