import type { Chart } from '../../../astrology/charts/chart.ts'
import { type Overlay, synastryOf } from '../../../astrology/synastry/synastry.ts'
import type { ThemeScore } from '../../../astrology/synastry/themes.ts'
import { overlays } from './interpretations/overlays.ts'
import { levelOf } from './level.ts'
import { couplePortrait, dailyOf } from './portrait/couple-portrait.server.ts'
import { themesSaid } from './portrait/said.data.ts'
import { type Contact, contactsIn } from './read-contacts.ts'

const personal = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const
type Personal = (typeof personal)[number]

export interface ReadOverlay {
  body: Personal
  house: number
  text: string
}

export interface Comparison {
  /** The couple as a whole, in paragraphs. */
  portrait: readonly string[]
  themes: readonly (ThemeScore & { text: string })[]
  /** How the days of the two go. */
  daily: string
  /** Aspects between planets, the closest first; `from` is the first person's. */
  contacts: readonly Contact[]
  /** null if the houses are unknown. */
  firstInSecond: readonly ReadOverlay[] | null
  secondInFirst: readonly ReadOverlay[] | null
}

/** Compares two charts, in French; `whose` are the two as « de Louis », « d’Anaïs ». */
export function compareBirths(first: Chart, second: Chart, whose: readonly [string, string]): Comparison {
  const { aspects, overlays: laid, themes } = synastryOf(first, second)
  return {
    portrait: couplePortrait({ charts: [first, second], whose, themes, aspects }),
    themes: themes.map((one) => ({ ...one, text: themesSaid[one.theme][levelOf(one.score)] })),
    daily: dailyOf([first, second]),
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
