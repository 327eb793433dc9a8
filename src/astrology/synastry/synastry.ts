import { aspectBetween, orbOf } from '../aspects.ts'
import type { Chart, ChartBody } from '../charts/chart.ts'
import { houseOf } from '../houses/houses.ts'
import { type Aspect, type Body, PLANETS } from '../names.ts'
import { type ThemeScore, themesOf } from './themes.ts'

/** `from` is a body of the first chart, `to` one of the second; `orb` in degrees from exact. */
export type SynastryAspect = {
  readonly from: Body
  readonly to: Body
  readonly type: Aspect
  readonly orb: number
  /** 1 if exact, 0 at the edge of the orb. */
  readonly closeness: number
}

/** What of a chart is compared. */
export type Compared = Pick<Chart, 'houses'> & {
  readonly bodies: readonly Pick<ChartBody, 'id' | 'longitude' | 'speed'>[]
  readonly uncertain?: { readonly moon: { readonly from: number; readonly to: number } }
}
type ComparedBody = Compared['bodies'][number]

/** A body of one person in a house, 1 to 12, of the other. */
export type Overlay = { readonly body: Body; readonly house: number }

export type Synastry = {
  /** The closest first. */
  readonly aspects: readonly SynastryAspect[]
  /** Null if the houses are unknown because the time of birth is. */
  readonly overlays: {
    readonly firstInSecond: readonly Overlay[] | null
    readonly secondInFirst: readonly Overlay[] | null
  }
  /** In the order of LOVE_THEMES. */
  readonly themes: readonly ThemeScore[]
}

/** Aspects between two people have two thirds of the orb of those within one chart. */
const ORB_SHARE = 2 / 3

const compared: ReadonlySet<Body> = new Set([...PLANETS, 'meanNode'])

/**
 * Compares two charts. Swapped, they give the same aspects (`from` and `to` swapped) and the same themes. A Moon whose
 * time is unknown counts only in aspects that hold all day.
 */
export function synastryOf(first: Compared, second: Compared): Synastry {
  const aspects = first.bodies.flatMap((one) =>
    second.bodies.flatMap((other) => aspectAcross(first, one, second, other) ?? []),
  )
  return {
    aspects: aspects.sort((a, b) => b.closeness - a.closeness),
    overlays: { firstInSecond: overlaysOf(first, second), secondInFirst: overlaysOf(second, first) },
    themes: themesOf(aspects),
  }
}

function aspectAcross(
  first: Compared,
  one: ComparedBody,
  second: Compared,
  other: ComparedBody,
): SynastryAspect | null {
  if (!compared.has(one.id) || !compared.has(other.id)) return null
  const found = closeAspect(one, other)
  if (found === null) return null
  const others = placesOf(first, one).flatMap((a) => placesOf(second, other).map((b) => closeAspect(a, b)))
  return others.every((possible) => possible?.type === found.type) ? found : null
}

function closeAspect(one: ComparedBody, other: ComparedBody): SynastryAspect | null {
  const aspect = aspectBetween(one.id, one, other.id, other)
  if (aspect === null) return null
  const { from, to, type, orb } = aspect
  const closeness = 1 - orb / (orbOf(from, to, type) * ORB_SHARE)
  return closeness < 0 ? null : { from, to, type, orb, closeness }
}

/** The possible positions of a body: for a Moon whose time is unknown, both ends of its day. */
function placesOf({ uncertain }: Compared, body: ComparedBody): ComparedBody[] {
  if (uncertain === undefined || body.id !== 'moon') return [body]
  return [uncertain.moon.from, uncertain.moon.to].map((longitude) => ({ ...body, longitude }))
}

function overlaysOf(guest: Compared, { houses }: Compared): Overlay[] | null {
  if (houses === null) return null
  return guest.bodies
    .filter(({ id }) => compared.has(id))
    .map(({ id, longitude }) => ({ body: id, house: houseOf(longitude, houses) }))
}
