import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apart, circle } from '../angles.ts'
import { ChartFault } from '../births/fault.ts'
import type { Birth } from '../births/read-birth.ts'
import { BODIES, type Body, HOUSE_SYSTEMS, SIGNS } from '../names.ts'
import { chartOf } from './chart.ts'

const paris = { latitude: 48.8566, longitude: 2.3522, timeZone: 'Europe/Paris' }
const spring: Birth = { ...paris, date: '1990-05-12', time: '14:30' }

const longitudeOf = (chart: ReturnType<typeof chartOf>, id: Body) =>
  chart.bodies.find((body) => body.id === id)!.longitude

/** Times of the birth certificates (rated AA by Astrodatabank); longitudes by Swiss Ephemeris 2.10. */
const onRecord = [
  {
    who: 'Albert Einstein, Ulm, local mean time',
    birth: { date: '1879-03-14', time: '11:30', latitude: 48.4, longitude: 10, timeZone: 'Europe/Berlin' },
    instant: '1879-03-14T10:50:00Z',
    longitudes: { ascendant: 101.646, midheaven: 342.84, sun: 353.508, moon: 254.526, saturn: 4.19 },
  },
  {
    who: 'François Mitterrand, Jarnac, Greenwich time',
    birth: { date: '1916-10-26', time: '04:00', latitude: 45.6833, longitude: -0.1667, timeZone: 'Europe/Paris' },
    instant: '1916-10-26T04:00:00Z',
    longitudes: { ascendant: 183.042, midheaven: 93.699, sun: 212.413, moon: 203.718, saturn: 120.333 },
  },
  {
    who: 'Brigitte Bardot, Paris, summer time',
    birth: { date: '1934-09-28', time: '13:15', latitude: 48.8667, longitude: 2.3333, timeZone: 'Europe/Paris' },
    instant: '1934-09-28T12:15:00Z',
    longitudes: { ascendant: 255.383, midheaven: 193.766, sun: 184.677, moon: 72.04, saturn: 322.155 },
  },
  {
    who: 'Diana Spencer, Sandringham',
    birth: { date: '1961-07-01', time: '19:45', latitude: 52.8333, longitude: 0.5, timeZone: 'Europe/London' },
    instant: '1961-07-01T18:45:00Z',
    longitudes: { ascendant: 258.409, midheaven: 203.052, sun: 99.663, moon: 325.038, saturn: 297.814 },
  },
  {
    who: 'Barack Obama, Honolulu',
    birth: { date: '1961-08-04', time: '19:24', latitude: 21.3, longitude: -157.8667, timeZone: 'Pacific/Honolulu' },
    instant: '1961-08-05T05:24:00Z',
    longitudes: { ascendant: 318.045, midheaven: 238.885, sun: 132.548, moon: 63.357, saturn: 295.331 },
  },
]

describe('a chart', () => {
  test('has the shape of the API', () => {
    const chart = chartOf(spring)
    expect(Object.keys(chart)).toEqual([
      'instant',
      'timeZone',
      'utcOffset',
      'houseSystem',
      'bodies',
      'angles',
      'houses',
      'aspects',
    ])
    expect(chart).toMatchObject({ instant: '1990-05-12T12:30:00Z', timeZone: 'Europe/Paris', houseSystem: 'placidus' })
    expect(chart.bodies.map(({ id }) => id)).toEqual(BODIES)
    expect(chart.houses).toHaveLength(12)
    expect(chart.bodies[0]).toMatchObject({ id: 'sun', sign: 'taurus', retrograde: false, house: 9 })
    expect(chart.bodies[0]!.degreeInSign).toBeCloseTo(chart.bodies[0]!.longitude - 30, 9)
    expect(Object.keys(chart.aspects[0]!)).toEqual(['from', 'to', 'type', 'orb', 'applying'])
  })

  test.each(HOUSE_SYSTEMS)('%s houses hold each body between two cusps', (system) => {
    const { bodies, houses } = chartOf(spring, system)
    for (const { house, longitude } of bodies) {
      const [from, to] = [houses![house! - 1]!, houses![house! % 12]!]
      expect(circle(longitude - from)).toBeLessThan(circle(to - from))
    }
  })

  test('beyond the polar circle it names the system that it fell back from', () => {
    const north = { ...spring, latitude: 70, longitude: 25 }
    expect(chartOf(north, 'koch')).toMatchObject({ houseSystem: 'porphyry', fellBackFrom: 'koch' })
    expect(chartOf(north, 'equal')).not.toHaveProperty('fellBackFrom')
  })

  test('an unknown house system is a fault', () => {
    expect(() => chartOf(spring, 'campanus')).toThrow(
      expect.objectContaining({ kind: 'houseSystemUnknown', field: 'houseSystem' }),
    )
    expect(() => chartOf({ ...spring, latitude: 91 })).toThrow(ChartFault)
  })
})

test.each(onRecord)('the chart of $who agrees', ({ birth, instant, longitudes }) => {
  const chart = chartOf(birth)
  expect(chart.instant).toBe(instant)
  const found = { ...chart.angles, ...Object.fromEntries(chart.bodies.map(({ id, longitude }) => [id, longitude])) }
  for (const [id, expected] of Object.entries(longitudes)) {
    expect(apart(found[id as keyof typeof found]!, expected), id).toBeLessThan(1 / 60)
  }
})

describe('a birth whose time is unknown', () => {
  const { time: _, ...day } = spring
  const chart = chartOf(day)

  test('has no houses, and lists what is open', () => {
    expect(chart).toMatchObject({ instant: '1990-05-12T10:00:00Z', angles: null, houses: null, utcOffset: null })
    expect(chart.bodies.every(({ house }) => house === null)).toBe(true)
    const [first, last] = ['00:00', '23:59:59'].map((time) => longitudeOf(chartOf({ ...day, time }), 'moon'))
    expect(chart.uncertain!.moon.from).toBeCloseTo(first!, 3)
    expect(chart.uncertain!.moon.to).toBeCloseTo(last!, 3)
    expect(chart.uncertain!.ascendant).toBeNull()
    expect(chart.uncertain!.signsPossible.ascendant).toEqual(SIGNS)
    expect(chart.uncertain!.signsPossible.sun).toEqual(['taurus'])
  })

  test('lists both signs if the Moon, or the Sun, changes sign that day', () => {
    const { signsPossible } = chartOf({ ...day, date: '2000-03-20' }).uncertain!
    expect(signsPossible.sun).toEqual(['pisces', 'aries'])
    expect(signsPossible.moon).toEqual(['virgo', 'libra'])
  })

  test('beyond the polar circle some signs never rise', () => {
    const far = chartOf({ ...day, latitude: 80, longitude: 20 }).uncertain!.signsPossible.ascendant
    expect(far.length).toBeLessThan(12)
  })

  test('covers every possible time of that day', () => {
    const minutes = fc.integer({ min: 0, max: 1439 })
    const dates = fc.date({ min: new Date('1915-01-01'), max: new Date('1939-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, minutes, (date, minute) => {
        const written = date.toISOString().slice(0, 10)
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const known = { ...day, date: written, timeZone: 'UTC' }
        const { uncertain, aspects } = chartOf(known)
        const at = chartOf({ ...known, time })
        for (const { id, sign } of at.bodies) expect(uncertain!.signsPossible[id]).toContain(sign)
        expect(at.aspects).toEqual(
          expect.arrayContaining(aspects.map(({ from, to, type }) => expect.objectContaining({ from, to, type }))),
        )
      }),
      { numRuns: 60 },
    )
  })
})
