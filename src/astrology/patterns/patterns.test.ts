import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BirthPlace, bornIn } from '../../../test/births.ts'
import { type Chart, chartOf } from '../charts/chart.ts'
import { PLANETS, type Planet, SIGNS } from '../names.ts'
import type { Pattern } from './pattern.ts'
import { patternsIn } from './patterns.ts'

/** What an astrologer would say first of each. */
const named: readonly (readonly [BirthPlace, object])[] = [
  ['paris', { kind: 'element', element: 'earth' }],
  [
    'marseille',
    { kind: 'signStellium', sign: 'scorpio', planets: ['sun', 'moon', 'mercury', 'venus', 'mars', 'uranus'] },
  ],
  ['rennes', { kind: 'tension', aspect: { from: 'sun', to: 'moon', type: 'opposition' } }],
  ['lyon', { kind: 'angular', planet: 'sun', angle: 'ascendant' }],
  ['lille', { kind: 'houseStellium', house: 6, planets: ['sun', 'mercury', 'venus', 'saturn', 'uranus', 'neptune'] }],
  ['bordeaux', { kind: 'tSquare', ends: ['moon', 'mercury'], apex: 'mars' }],
  ['strasbourg', { kind: 'angular', planet: 'mercury', angle: 'midheaven' }],
  ['nantes', { kind: 'retrogrades', planets: ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] }],
  ['nice', { kind: 'tripleSign', sign: 'geminis' }],
  ['brest', { kind: 'grandTrine', planets: ['moon', 'mars', 'saturn'], element: 'earth' }],
]

test.each(named)('the strongest pattern of the birth at %s is what it is known for', (place, pattern) => {
  expect(patternsIn(bornIn(place))[0]).toMatchObject(pattern)
})

const real = chartOf({ latitude: 48.85, longitude: 2.35, timeZone: 'UTC', date: '1990-05-12', time: '14:30' })
const alone: Readonly<Record<Planet, number>> = {
  sun: 3,
  moon: 47,
  mercury: 18,
  venus: 71,
  mars: 143,
  jupiter: 206,
  saturn: 251,
  uranus: 294,
  neptune: 317,
  pluto: 341,
}

/** A chart with planets at given longitudes, the others far from one another; its houses are thirty degrees wide. */
function chartWith(places: Partial<Record<Planet, number>>, ascendant = 100, aspects: Chart['aspects'] = []): Chart {
  return {
    ...real,
    angles: { ascendant, midheaven: (ascendant + 270) % 360 },
    aspects,
    bodies: real.bodies.map((body) => {
      const planet = PLANETS.find((id) => id === body.id)
      if (!planet) return body
      const longitude = places[planet] ?? alone[planet]
      const house = (Math.floor((longitude - ascendant + 360) / 30) % 12) + 1
      return { ...body, longitude, retrograde: false, sign: SIGNS[Math.floor(longitude / 30)]!, house }
    }),
  }
}
const square = (from: Planet, to: Planet, orb = 1, type: Chart['aspects'][number]['type'] = 'square') =>
  chartWith({}, 100, [{ from, to, type, orb, applying: true }])
const kinds = (chart: Chart, ...some: readonly Pattern['kind'][]) =>
  patternsIn(chart).filter(({ kind }) => some.includes(kind))

describe('what makes a pattern, and what is not enough', () => {
  test('three planets in a sign are not a stellium, nor are four of which one is personal', () => {
    const three = { sun: 121, mercury: 125, venus: 140, mars: 160 }
    expect(kinds(chartWith(three), 'signStellium', 'houseStellium')).toEqual([])
    expect(kinds(chartWith({ ...three, mars: 128 }), 'signStellium')).toMatchObject([{ sign: 'leo' }])
    const light = { mars: 272, uranus: 275, neptune: 281, pluto: 290 }
    expect(kinds(chartWith(light), 'signStellium')).toEqual([])
  })

  test('the Sun, the Moon and the ascendant: two, or three, in a sign', () => {
    const shared = (sun: number, moon: number, rising: number) =>
      kinds(chartWith({ sun, moon }, rising), 'tripleSign', 'doubleSign')
    expect(shared(65, 85, 70)).toMatchObject([{ kind: 'tripleSign', sign: 'geminis' }])
    expect(shared(65, 85, 100)).toMatchObject([{ kind: 'doubleSign', of: 'lights' }])
    expect(shared(65, 95, 70)).toMatchObject([{ kind: 'doubleSign', of: 'sunRising' }])
    expect(shared(65, 95, 100)).toMatchObject([{ kind: 'doubleSign', of: 'moonRising' }])
    expect(shared(65, 95, 130)).toEqual([])
  })

  test('a planet is angular within six degrees, on either side of the angle', () => {
    const angles = (mars: number) =>
      kinds(chartWith({ mars }, 150), 'angular').flatMap((one) =>
        one.kind === 'angular' && one.planet === 'mars' ? [one.angle] : [],
      )
    expect([144.1, 155.9, 332, 61].map(angles)).toEqual([['ascendant'], ['ascendant'], ['descendant'], ['midheaven']])
    expect([143.9, 156.1, 323.9].map(angles)).toEqual([[], [], []])
  })

  test('the ruler of the ascendant is that of its sign, in its own house', () => {
    expect(kinds(chartWith({ mercury: 18 }, 160), 'ruler')).toMatchObject([
      { planet: 'mercury', rising: 'virgo', house: 8 },
    ])
  })

  test('aspects of slow planets with one another are nobody’s own; Mercury is never far from the Sun', () => {
    const contacts = (...aspect: Parameters<typeof square>) =>
      kinds(square(...aspect), 'tension', 'support').map(({ kind }) => kind)
    expect(contacts('uranus', 'neptune')).toEqual([])
    expect(contacts('jupiter', 'saturn')).toEqual([])
    expect(contacts('sun', 'mercury', 1, 'conjunction')).toEqual([])
    expect(contacts('moon', 'saturn')).toEqual(['tension'])
    expect(contacts('moon', 'saturn', 1, 'trine')).toEqual(['support'])
    expect(contacts('venus', 'uranus', 1, 'conjunction')).toEqual(['tension'])
    expect(contacts('venus', 'jupiter', 1, 'conjunction')).toEqual(['support'])
  })

  test('retrogrades: Venus alone, or five of any', () => {
    const chart = chartWith({})
    const back = (...ids: readonly Planet[]) =>
      kinds(
        { ...chart, bodies: chart.bodies.map((body) => ({ ...body, retrograde: ids.some((id) => id === body.id) })) },
        'retrograde',
        'retrogrades',
      ).map(({ kind }) => kind)
    expect(back('venus', 'saturn')).toEqual(['retrograde'])
    expect(back('jupiter', 'saturn', 'uranus', 'neptune')).toEqual([])
    expect(back('jupiter', 'saturn', 'uranus', 'neptune', 'pluto')).toEqual(['retrogrades'])
  })

  test('a personal planet without any aspect stands alone', () => {
    const found = kinds(square('moon', 'pluto'), 'unaspected').map((one) => one.kind === 'unaspected' && one.planet)
    expect(found.toSorted()).toEqual(['mars', 'mercury', 'sun', 'venus'])
  })
})

test('of two aspects the closer is the stronger, and a light’s than a lesser planet’s', () => {
  const strengthOf = (from: Planet, to: Planet, orb: number) => kinds(square(from, to, orb), 'tension')[0]!.strength
  expect(strengthOf('moon', 'saturn', 0.5)).toBeGreaterThan(strengthOf('moon', 'saturn', 3))
  expect(strengthOf('moon', 'saturn', 1)).toBeGreaterThan(strengthOf('mercury', 'saturn', 1))
  expect(strengthOf('moon', 'saturn', 1)).toBeGreaterThanOrEqual(strengthOf('moon', 'pluto', 1))
})

test('any chart has patterns between 0 and 100, the strongest first; without a time, none that needs houses', () => {
  const days = fc.date({ min: new Date('1930-01-01'), max: new Date('2025-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.boolean(), (day, timed) => {
      const [date = '', time = ''] = day.toISOString().split('T')
      const place = { latitude: 48.85, longitude: 2.35, timeZone: 'UTC' }
      const chart = chartOf({ ...place, date, ...(timed && { time: time.slice(0, 5) }) })
      const strengths = patternsIn(chart).map(({ strength }) => strength)
      expect(strengths.length).toBeGreaterThan(0)
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
      expect(strengths.every((strength) => strength > 0 && strength <= 100)).toBe(true)
      if (!timed) expect(kinds(chart, 'houseStellium', 'angular', 'ruler', 'hemisphere', 'unaspected')).toEqual([])
    }),
    { numRuns: 150 },
  )
})
