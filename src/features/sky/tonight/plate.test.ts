import { expect, test } from 'vitest'
import { circle, wayFrom } from '../../../astrology/angles.ts'
import { horizonAt } from '../../../astrology/horizon.ts'
import { positionsAt } from '../../../astrology/positions.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import { PARIS } from '../../../platform/time/days.ts'
import { palettes } from '../../../ui/shell/palette.ts'
import { terminatorOf } from './draw-moon.ts'
import { drawRete, MOON } from './draw-rete.ts'
import { altitudeOf, altitudeRing, equatorialOf, projected } from './projection.ts'
import { saySky } from './say-sky.ts'
import { PARIS_PLACE, skyOver } from './tonight.ts'

const dates = ['2026-11-27T20:00:00Z', '2026-11-18T03:00:00Z', '2026-06-19T22:00:00Z', '2027-02-06T12:00:00Z']
const drawn = (at: string, place = PARIS_PLACE) => {
  const sky = skyOver(new Date(at), place)
  return { sky, svg: drawRete(sky, palettes.main) }
}

/** The Moon's group: its place, the way that it faces, and the arcs of its lit side. */
function moonIn(svg: string) {
  const [, x, y, facing] = /translate\(([\d.-]+) ([\d.-]+)\) rotate\(([\d.-]+)\)"><circle/.exec(svg)!
  const [, bulge, sweep] = /A[\d.]+ [\d.]+ 0 0 1 0 [\d.]+A([\d.]+) [\d.]+ 0 0 (\d)/.exec(svg)!
  return { x: Number(x), y: Number(y), facing: circle(Number(facing) + 90), bulge: Number(bulge), sweep: Number(sweep) }
}

/** The ecliptic longitude that a place of the drawing stands for, without the code that drew it. */
function longitudeAt({ x, y }: { x: number; y: number }, at: string): number {
  const { culmination, obliquity } = horizonAt(new Date(at), PARIS_PLACE)
  const radian = Math.PI / 180
  const fromPole = 2 * Math.atan(Math.hypot(x - 300, y - 300) / 144.4)
  const hourAngle = Math.atan2(x - 300, 300 - y)
  const [a, d, e] = [culmination * radian - hourAngle, Math.PI / 2 - fromPole, obliquity * radian]
  return circle(Math.atan2(Math.sin(a) * Math.cos(e) + Math.tan(d) * Math.sin(e), Math.cos(a)) / radian)
}

test.each(dates)('at %s the Moon and the planets stand at their longitudes', (at) => {
  const { svg } = drawn(at)
  const positions = positionsAt(new Date(at))
  expect(Math.abs(wayFrom(longitudeAt(moonIn(svg), at), positions.moon.longitude))).toBeLessThan(0.15)
  const discs = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="4"\/>/g)].map(([, x, y]) =>
    longitudeAt({ x: Number(x), y: Number(y) }, at),
  )
  const told = (['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const).map(
    (id) => positions[id].longitude,
  )
  expect(discs).toHaveLength(told.length)
  for (const [index, longitude] of told.entries()) {
    expect(Math.abs(wayFrom(discs[index]!, longitude))).toBeLessThan(0.15)
  }
})

test.each(dates)('at %s the lit part is that of the ephemeris, on the side of the Sun', (at) => {
  const { sky, svg } = drawn(at)
  const { sun, moon } = positionsAt(new Date(at))
  const lit = (1 - Math.cos((wayFrom(sun.longitude, moon.longitude) * Math.PI) / 180)) / 2
  const { bulge, sweep, facing, x, y } = moonIn(svg)
  const area = 0.5 + ((sweep === 1 ? 1 : -1) * bulge) / MOON / 2
  expect(area).toBeCloseTo(lit, 2)
  expect(terminatorOf(lit)).toBeCloseTo(1 - 2 * lit, 9)
  // A degree further towards the Sun along the ecliptic lies on the side that it faces.
  const step = Math.sign(wayFrom(moon.longitude, sun.longitude))
  const next = projected(equatorialOf(moon.longitude + step, moon.latitude, sky.turned.obliquity), sky.turned)
  const towards = circle((Math.atan2(next.x - x, y - next.y) * 180) / Math.PI)
  expect(Math.abs(wayFrom(facing, towards))).toBeLessThan(15)
})

test.each([PARIS_PLACE, { latitude: -21.1, longitude: 55.5 }, { latitude: 4.9, longitude: -52.3 }])(
  'what has risen over %o is within the circle of its horizon',
  (place) => {
    for (const at of dates) {
      const { sky } = drawn(at, place)
      const { x, y, radius } = altitudeRing(0, sky.turned)
      for (const { longitude, latitude } of sky.bodies) {
        const there = equatorialOf(longitude, latitude, sky.turned.obliquity)
        const point = projected(there, sky.turned)
        expect(Math.hypot(point.x - x, point.y - y) < radius).toBe(altitudeOf(there, sky.turned) > 0)
      }
    }
  },
)

test('the words say the hour of the place, the Moon, and what has risen', () => {
  const said = (at: string, timeZone = PARIS) =>
    saySky(plainWording, skyOver(new Date(at), PARIS_PLACE), { name: 'Paris', timeZone })
  expect(said('2026-11-27T20:00:00Z')).toBe(
    'Paris, ce soir à 21\u00a0h\u00a0: la Lune gibbeuse décroissante à 20° du Cancer, éclairée à 85\u00a0%. Au-dessus de l’horizon\u00a0: la Lune et Saturne.',
  )
  expect(said('2026-11-27T11:00:00Z')).toContain('Paris, à midi')
  expect(said('2026-11-27T23:00:00Z')).toContain('Paris, à minuit')
  expect(said('2026-11-27T20:00:00Z', 'Asia/Kolkata')).toContain('cette nuit à 1\u00a0h\u00a030')
  expect(said('2026-11-18T03:00:00Z')).toContain('cette nuit à 4\u00a0h')
})
