import { apart } from '../src/astrology/angles.ts'
import { chartOf } from '../src/astrology/charts/chart.ts'
import { openEphemeris } from '../src/astrology/events/ephemeris.ts'
import { skyOf } from '../src/astrology/events/sky-of-day.ts'
import { horizonAt } from '../src/astrology/horizon.ts'
import { housesOf } from '../src/astrology/houses/houses.ts'
import { BODIES, type Body, HOUSE_SYSTEMS } from '../src/astrology/names.ts'
import { positionsAt } from '../src/astrology/positions.ts'
import { referencePosition, referenceRows } from '../src/astrology/reference/read-rows.ts'
import { composeAll } from '../src/features/sky/horoscopes/compose.ts'
import { spanOf } from '../src/features/sky/horoscopes/periods.ts'
import { daysAfter } from '../src/platform/time/days.ts'
import { figure, percentile } from './report.ts'

const CHARTS = 2000
const WARM = 500
const DAYS = 60

/** The accuracy of the positions compared with Swiss Ephemeris, and the time they take. */
export async function run(): Promise<void> {
  exactness()
  const taken = Array.from({ length: CHARTS }, (_, index) => chartTime(index)).slice(WARM)
  figure('a chart with five house systems, ms, p50', percentile(taken, 0.5), { atMost: 1 })
  figure('a chart with five house systems, ms, p95', percentile(taken, 0.95))
  figure('the sky of a day, ms', dayTime())
  figure('a year of horoscopes for twelve signs, seconds', yearOfHoroscopes(), { atMost: 60 })
}

/** Each day of a year, composed as the nightly job does. */
function yearOfHoroscopes(): number {
  const sky = openEphemeris()
  const from = performance.now()
  for (let day = 0; day < 365; day += 1) composeAll(spanOf('day', daysAfter('2027-01-01', day)), sky)
  return (performance.now() - from) / 1000
}

function exactness(): void {
  const points: readonly Body[] = ['trueNode', 'lilith']
  const planets = BODIES.filter((body) => !points.includes(body))
  figure('bodies, 1900 to 2100, arcminutes off at most', farthest(planets), { atMost: 1 })
  figure('true node and Lilith, arcminutes off at most', farthest(points), { atMost: 2 })
  const cusps = referenceRows.flatMap((row) =>
    (['placidus', 'koch', 'porphyry'] as const).flatMap((system) => {
      const { cusps } = housesOf(horizonAt(new Date(row.at), row), system)
      return [10, 11, 1, 2].map((house, index) => apart(cusps[house]!, row[system][index]!) * 60)
    }),
  )
  figure('cusps below 66°, arcminutes off at most', Math.max(...cusps), { atMost: 1 })
}

const farthest = (bodies: readonly Body[]): number =>
  Math.max(
    ...referenceRows.flatMap((row) => {
      const sky = positionsAt(new Date(row.at))
      return bodies.map((body) => apart(sky[body].longitude, referencePosition(row, body).longitude) * 60)
    }),
  )

/** A different birth each time, so that nothing is cached. */
function chartTime(index: number): number {
  const date = String(Temporal.PlainDate.from('1920-01-01').add({ days: index * 17 }))
  const place = { latitude: (index * 37) % 66, longitude: ((index * 71) % 360) - 180, timeZone: 'UTC' }
  const from = performance.now()
  const chart = chartOf({ ...place, date, time: '14:30' })
  const horizon = horizonAt(new Date(chart.instant), place)
  for (const system of HOUSE_SYSTEMS) housesOf(horizon, system)
  return performance.now() - from
}

function dayTime(): number {
  const sky = openEphemeris()
  const from = performance.now()
  for (let day = 0; day < DAYS; day++) skyOf(String(Temporal.PlainDate.from('2027-01-01').add({ days: day })), sky)
  return (performance.now() - from) / DAYS
}
