import { PLANETS, type Sign } from '../names.ts'
import type { Span } from './crossings.ts'
import type { Ephemeris } from './ephemeris.ts'
import { type ExactAspect, exactAspectsIn, ingressesIn } from './events.ts'

const DAY = 86_400_000
/** Longer than the Moon's longest stay in a sign, in days. */
const LONGEST_STAY = 3

export type VoidOfCourse = {
  /** In milliseconds since 1970: its last exact aspect in a sign, or its entry if it makes none there. */
  readonly from: number
  /** Its entry into the next sign. */
  readonly to: number
  readonly next: Sign
  readonly last: ExactAspect | null
}

const pairs = PLANETS.filter((body) => body !== 'moon').map((body) => ['moon', body] as const)

/**
 * When the Moon makes no further conjunction, sextile, square, trine or opposition to the Sun or a planet, Pluto
 * included, before it leaves its sign. Those that overlap a span, whole.
 */
export function voidsIn(span: Span, sky: Ephemeris): VoidOfCourse[] {
  const reach = { from: span.from - LONGEST_STAY * DAY, to: span.to + LONGEST_STAY * DAY }
  const ingresses = ingressesIn(reach, ['moon'], sky)
  const aspects = exactAspectsIn(reach, pairs, sky)
  return ingresses.slice(1).flatMap(({ at: to, sign: next }, index) => {
    const entered = ingresses[index]?.at ?? reach.from
    const last = aspects.findLast(({ at }) => at >= entered && at < to) ?? null
    const from = last?.at ?? entered
    return to > span.from && from < span.to ? [{ from, to, next, last }] : []
  })
}
