import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartOf } from '../../../astrology/charts/chart.ts'
import { touchedId } from './touched.ts'
import { ASPECT_RADIUS, GLYPH, RADII, SIZE, wheelOf } from './wheel.ts'

const paris = { latitude: 48.8566, longitude: 2.3522, timeZone: 'Europe/Paris' }

const births = fc
  .record({
    date: fc.date({ min: new Date('1850-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    hour: fc.integer({ min: 4, max: 23 }),
    latitude: fc.integer({ min: -66, max: 66 }),
  })
  .map(({ date, hour, latitude }) => ({
    date: date.toISOString().slice(0, 10),
    time: `${String(hour).padStart(2, '0')}:00`,
    latitude,
    longitude: 2,
    timeZone: 'UTC',
  }))

test('no glyphs overlap and nothing leaves the drawing, whatever the sky', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { bodies, axes } = wheelOf(chartOf(birth))
      expect(bodies).toHaveLength(12)
      for (const [index, one] of bodies.entries()) {
        for (const other of bodies.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(GLYPH)
        }
      }
      for (const { x, y } of [...bodies, ...axes]) {
        expect(Math.min(x, y, SIZE - x, SIZE - y)).toBeGreaterThan(10)
      }
    }),
    { numRuns: 60 },
  )
})

test('the ascendant is on the left, the midheaven at the top, and the signs go counter-clockwise', () => {
  const { axes, signs, numbers } = wheelOf(chartOf({ ...paris, date: '1990-05-12', time: '14:30' }))
  const [ascendant, midheaven] = axes
  expect(ascendant).toMatchObject({ id: 'ascendant', y: 300 })
  expect(ascendant!.x).toBeLessThan(30)
  expect(midheaven!.y).toBeLessThan(60)
  // The ascendant is in Virgo here: Libra follows below the horizon.
  expect(signs[6]!.y).toBeGreaterThan(300)
  expect(numbers[0]!.y).toBeGreaterThan(300)
})

test('without a time there are no houses or axes, and Aries begins on the left', () => {
  const wheel = wheelOf(chartOf({ ...paris, date: '1990-05-12' }))
  expect([wheel.axes, wheel.numbers, wheel.cusps]).toEqual([[], [], ''])
  expect(wheel.signs[0]!.x).toBeLessThan(100)
  expect(wheel.signs[0]!.y).toBeGreaterThan(300)
})

test('the twelve houses fill their ring once, each from its cusp to the next', () => {
  const chart = chartOf({ ...paris, date: '1990-05-12', time: '14:30' })
  const { rooms } = wheelOf(chart)
  expect(rooms.map(({ house }) => house)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  // From its cusp on the outer circle, round to the next, and back on the inner one.
  const corner = /^M([\d.]+ [\d.]+)A(\d+) .* ([\d.]+ [\d.]+)L[\d.]+ [\d.]+A(\d+) .*z$/
  const corners = rooms.map(({ path }) => corner.exec(path)!.slice(1))
  for (const [index, [, outer, end, inner]] of corners.entries()) {
    expect([Number(outer), Number(inner)]).toEqual([RADII.houses, ASPECT_RADIUS])
    expect(end).toBe(corners[(index + 1) % 12]![0])
  }
})

test('each part of the wheel has a place of its own in the page', () => {
  const { bodies, aspects, rooms } = wheelOf(chartOf({ ...paris, date: '1990-05-12', time: '14:30' }))
  const ids = [
    ...bodies.map(({ id }) => touchedId({ kind: 'body', id })),
    ...aspects.map(({ from, to }) => touchedId({ kind: 'aspect', from, to })),
    ...rooms.map(({ house }) => touchedId({ kind: 'house', house })),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
