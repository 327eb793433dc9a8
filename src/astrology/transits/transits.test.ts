import fc from 'fast-check'
import { expect, test } from 'vitest'
import { birthPlaces, bornIn } from '../../../test/births.ts'
import { apart } from '../angles.ts'
import { ASPECT_ANGLES } from '../aspects.ts'
import { chartOf } from '../charts/chart.ts'
import { openEphemeris } from '../events/ephemeris.ts'
import { transitsIn } from '../events/events.ts'
import { PLANETS } from '../names.ts'
import { positionOf } from '../positions.ts'
import { passagesIn, passagesNear } from './passages.ts'
import { TRANSIT_ORB, targetsOf, touchesAt } from './transits.ts'

const DAY = 86_400_000
const sky = openEphemeris()
const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })

test('every touch is in orb, every aspect in orb is a touch, and the strongest come first', () => {
  const born = bornIn('lille')
  const targets = new Map(targetsOf(born))
  expect([...targets.keys()]).toEqual([...PLANETS, 'ascendant', 'midheaven'])
  fc.assert(
    fc.property(days, (day) => {
      const at = day.getTime()
      const found = touchesAt(at, born, sky)
      const names = new Set(found.map(({ from, to, type }) => `${from} ${type} ${to}`))
      for (const from of PLANETS) {
        for (const [to, place] of targets) {
          for (const [type, angle] of Object.entries(ASPECT_ANGLES)) {
            const off = Math.abs(apart(place, positionOf(from, day).longitude) - angle)
            expect(names.has(`${from} ${type} ${to}`)).toBe(off <= TRANSIT_ORB)
          }
        }
      }
      for (const { from, to, type, orb, applying } of found) {
        const later = apart(targets.get(to)!, sky(from, at + 600_000).longitude) - ASPECT_ANGLES[type]
        // Within ten minutes of the exact instant, or of a station, it does both.
        if (orb > 0.2 && Math.abs(sky(from, at).speed) > 0.02) expect(Math.abs(later) < orb).toBe(applying)
      }
    }),
    { numRuns: 40 },
  )
})

test('a slow planet on the Sun comes before the Moon of an hour', () => {
  const born = bornIn('paris')
  const first = touchesAt(Date.UTC(2026, 10, 26, 11), born, sky)[0]!
  expect(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'mars']).toContain(first.from)
})

test('without an hour of birth neither the Moon nor the angles are touched', () => {
  const born = chartOf({ latitude: 48.86, longitude: 2.35, timeZone: 'Europe/Paris', date: '1990-05-12' })
  expect(targetsOf(born).map(([id]) => id)).toEqual(PLANETS.filter((id) => id !== 'moon'))
})

test.each(birthPlaces)('coarse steps find the same passages over the birth at %s as a search of each day', (place) => {
  const span = { from: Date.UTC(2026, 10, 26), to: Date.UTC(2028, 10, 26) }
  for (const [, longitude] of targetsOf(bornIn(place)).slice(0, 5)) {
    for (const from of ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const) {
      const daily = transitsIn(span, [from], longitude, sky)
      for (const type of ['conjunction', 'square', 'trine'] as const) {
        const wanted = daily.filter((one) => one.type === type).map(({ at }) => Math.round(at / 60_000))
        const found = passagesIn(span, from, [type, longitude], sky).map((at) => Math.round(at / 60_000))
        expect(found.length, `${from} ${type}`).toBe(wanted.length)
        for (const [index, at] of found.entries()) expect(Math.abs(at - wanted[index]!)).toBeLessThanOrEqual(1)
      }
    }
  }
})

test('the passages near an instant are exact', () => {
  const at = Date.UTC(2027, 2, 3, 11)
  const place = positionOf('saturn', new Date(at)).longitude + 90
  const found = passagesNear(at, 'saturn', ['square', place], sky)
  expect(found.some((one) => Math.abs(one - at) < DAY / 24)).toBe(true)
  for (const one of found) expect(Math.abs(apart(sky('saturn', one).longitude, place) - 90)).toBeLessThan(0.0001)
})
