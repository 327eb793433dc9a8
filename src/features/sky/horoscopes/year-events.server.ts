import { LRUCache } from 'lru-cache'
import { signOfLongitude } from '../../../astrology/angles.ts'
import { eclipsesIn } from '../../../astrology/events/eclipses.ts'
import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { exactAspectsIn, ingressesIn, stationsIn } from '../../../astrology/events/events.ts'
import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import type { Aspect, Planet, Sign } from '../../../astrology/names.ts'

/** An astrological event of a year, as the page lists it; signs are numbers from 1 to 12. */
export type YearEvent = { at: number; sign: Sign } & (
  | { kind: 'ingress' | 'retrograde' | 'direct'; body: Planet }
  | { kind: 'eclipse'; body: 'sun' | 'moon' }
  | { kind: 'aspect'; from: Planet; to: Planet; type: Aspect }
)

const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const turning = ['mercury', 'venus', 'mars'] as const
const pairs = slow.flatMap((from, index) => slow.slice(index + 1).map((to) => [from, to] as const))

/** Cached because it takes half a second to compute and is the same for every sign. */
const known = new LRUCache<number, YearEvent[]>({ max: 3 })

/** Ingresses and aspects of Jupiter to Pluto, stations of Mercury to Mars, and eclipses except penumbral ones. */
export function yearEvents(year: number): YearEvent[] {
  const found = known.get(year)
  if (found) return found
  const span = parisSpan(`${year}-01-01`, `${year + 1}-01-01`)
  const sky = openEphemeris()
  const events: YearEvent[] = [
    ...ingressesIn(span, slow, sky).map(({ at, body, sign }) => ({ kind: 'ingress' as const, at, body, sign })),
    ...stationsIn(span, turning, sky).map(({ at, body, turns }) => ({
      kind: turns,
      at,
      body,
      sign: signOfLongitude(sky(body, at).longitude),
    })),
    ...eclipsesIn(span)
      .filter(({ kind }) => kind !== 'penumbral')
      .map(({ at, body, sign }) => ({ kind: 'eclipse' as const, at, body, sign })),
    ...exactAspectsIn(span, pairs, sky).map(({ at, from, to, type }) => ({
      kind: 'aspect' as const,
      at,
      from: from as Planet,
      to: to as Planet,
      type,
      sign: signOfLongitude(sky(from, at).longitude),
    })),
  ].sort((a, b) => a.at - b.at)
  known.set(year, events)
  return events
}
