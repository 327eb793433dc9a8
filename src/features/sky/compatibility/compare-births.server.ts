import type { Chart } from '../../../astrology/charts/chart.ts'
import { type Aspect, type Body, PLANETS, type Planet } from '../../../astrology/names.ts'
import { type Overlay, type SynastryAspect, synastryOf } from '../../../astrology/synastry/synastry.ts'
import type { ThemeScore } from '../../../astrology/synastry/themes.ts'
import { contacts } from './interpretations/contacts.ts'
import { overlays } from './interpretations/overlays.ts'

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
  contacts: readonly (SynastryAspect & { text: string })[]
  /** null if the houses are unknown. */
  firstInSecond: readonly ReadOverlay[] | null
  secondInFirst: readonly ReadOverlay[] | null
}

/** Compares two charts, in French. */
export function compareBirths(first: Chart, second: Chart): Comparison {
  const { aspects, overlays: laid, themes } = synastryOf(first, second)
  return {
    themes,
    contacts: aspects.flatMap((aspect) => {
      const text = textOf(aspect)
      return text === undefined ? [] : [{ ...aspect, text }]
    }),
    firstInSecond: read(laid.firstInSecond),
    secondInFirst: read(laid.secondInFirst),
  }
}

const tones: Readonly<Record<Aspect, 'harmonious' | 'tense' | 'joined'>> = {
  conjunction: 'joined',
  sextile: 'harmonious',
  trine: 'harmonious',
  square: 'tense',
  opposition: 'tense',
}

const isPlanet = (body: Body): body is Planet => PLANETS.some((planet) => planet === body)

/** Each text serves both directions; aspects between two slow planets, which a generation shares, have none. */
function textOf({ from, to, type }: SynastryAspect): string | undefined {
  if (!isPlanet(from) || !isPlanet(to)) return undefined
  const [one, other] = [from, to].sort((a, b) => PLANETS.indexOf(a) - PLANETS.indexOf(b))
  return contacts.find(({ pair }) => pair[0] === one && pair[1] === other)?.[tones[type]]
}

const read = (laid: readonly Overlay[] | null): ReadOverlay[] | null =>
  laid?.flatMap(({ body, house }) => {
    const own = personal.find((one) => one === body)
    return own ? [{ body: own, house, text: overlays[own][house as 1] }] : []
  }) ?? null
