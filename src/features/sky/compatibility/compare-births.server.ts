import type { Chart } from '../../../astrology/charts/chart.ts'
import { type Overlay, synastryOf } from '../../../astrology/synastry/synastry.ts'
import type { ThemeScore } from '../../../astrology/synastry/themes.ts'
import { overlays } from './interpretations/overlays.ts'
import { type Contact, contactsIn } from './read-contacts.ts'

const personal = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const
type Personal = (typeof personal)[number]

export interface ReadOverlay {
  body: Personal
  house: number
  text: string
}

export interface Comparison {
  themes: readonly ThemeScore[]
  /** Aspects between planets, the closest first; `from` is the first person's. */
  contacts: readonly Contact[]
  /** null if the houses are unknown. */
  firstInSecond: readonly ReadOverlay[] | null
  secondInFirst: readonly ReadOverlay[] | null
}

/** Compares two charts, in French. */
export function compareBirths(first: Chart, second: Chart): Comparison {
  const { aspects, overlays: laid, themes } = synastryOf(first, second)
  return {
    themes,
    contacts: contactsIn(aspects),
    firstInSecond: read(laid.firstInSecond),
    secondInFirst: read(laid.secondInFirst),
  }
}

const read = (laid: readonly Overlay[] | null): ReadOverlay[] | null =>
  laid?.flatMap(({ body, house }) => {
    const own = personal.find((one) => one === body)
    return own ? [{ body: own, house, text: overlays[own][house as 1] }] : []
  }) ?? null
