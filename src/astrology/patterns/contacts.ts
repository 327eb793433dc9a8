import { type AspectBetween, orbOf } from '../aspects.ts'
import type { Chart } from '../charts/chart.ts'
import { elementOf, type Planet } from '../names.ts'
import type { Pattern } from './pattern.ts'
import { FIGURE_ORB, PERSONAL, PLANET_WEIGHTS, SLOW } from './rules.ts'
import { planetsOf } from './seen.ts'

type Between = AspectBetween & { readonly from: Planet; readonly to: Planet }

/** Conjunctions that an astrologer counts as a tension: with Saturn or a slow planet, or of the Moon or Venus with Mars. */
const HARD: ReadonlySet<Planet> = new Set<Planet>(['saturn', 'uranus', 'neptune', 'pluto'])

/**
 * Aspects that concern one person: between two personal planets, or of one with another planet. 40 for the widest and
 * lightest, up to 90 for an exact one between the Sun and the Moon; those with a slow planet, in which many share, less.
 */
export function contacts(chart: Chart): Pattern[] {
  return betweenPlanets(chart).flatMap((aspect): Pattern[] => {
    const { from, to, type, orb } = aspect
    if (!PERSONAL.has(from) && !PERSONAL.has(to)) return []
    const closeness = 1 - orb / orbOf(from, to, type)
    const weight = PLANET_WEIGHTS[from] + Math.max(PLANET_WEIGHTS[to], SLOW.has(to) ? 2 : 0)
    const strength = 40 + 4 * weight * closeness + weight * 2 * closeness ** 2
    const isTense = type === 'square' || type === 'opposition' || (type === 'conjunction' && HARD.has(to))
    // Mercury and Venus never leave the Sun: their conjunctions with it, and with one another, tell little apart.
    const isUsual =
      type === 'conjunction' && (from === 'sun' || from === 'mercury') && (to === 'mercury' || to === 'venus')
    if (isUsual) return []
    return [
      isTense
        ? { kind: 'tension', aspect, strength: strength + 2 }
        : { kind: 'support', aspect, strength: strength - 6 },
    ]
  })
}

export function figures(chart: Chart): Pattern[] {
  const close = betweenPlanets(chart).filter(({ orb }) => orb <= FIGURE_ORB)
  const isJoined = (one: Planet, other: Planet, type: AspectBetween['type']) =>
    close.some(
      (aspect) =>
        aspect.type === type &&
        ((aspect.from === one && aspect.to === other) || (aspect.from === other && aspect.to === one)),
    )
  const planets = planetsOf(chart)
  const squares = close
    .filter(({ type }) => type === 'opposition')
    .flatMap(({ from, to }) =>
      planets.flatMap(({ id: apex }): Pattern[] => {
        if (!isJoined(apex, from, 'square') || !isJoined(apex, to, 'square')) return []
        const weight = PLANET_WEIGHTS[apex] + PLANET_WEIGHTS[from] + PLANET_WEIGHTS[to]
        if (weight < 6) return []
        return [{ kind: 'tSquare', ends: [from, to], apex, strength: 58 + 2 * weight }]
      }),
    )
  const trines = close
    .filter(({ type }) => type === 'trine')
    .flatMap(({ from, to }) =>
      planets.flatMap(({ id: third, sign }): Pattern[] => {
        if (planets.findIndex(({ id }) => id === third) <= planets.findIndex(({ id }) => id === to)) return []
        if (!isJoined(third, from, 'trine') || !isJoined(third, to, 'trine')) return []
        const weight = PLANET_WEIGHTS[third] + PLANET_WEIGHTS[from] + PLANET_WEIGHTS[to]
        const signs = planets.filter(({ id }) => [from, to, third].includes(id)).map((one) => elementOf(one.sign))
        // Across the border of a sign the three are no longer of one element, and the figure loses its name.
        if (weight < 6 || new Set(signs).size > 1) return []
        return [{ kind: 'grandTrine', planets: [from, to, third], element: elementOf(sign), strength: 56 + 2 * weight }]
      }),
    )
  return [...strongest(squares), ...strongest(trines)]
}

const strongest = (some: readonly Pattern[]): Pattern[] => some.toSorted((a, b) => b.strength - a.strength).slice(0, 1)

const betweenPlanets = (chart: Chart): Between[] => {
  const ids: ReadonlySet<string> = new Set(planetsOf(chart).map(({ id }) => id))
  return chart.aspects.filter((aspect): aspect is Between => ids.has(aspect.from) && ids.has(aspect.to))
}
