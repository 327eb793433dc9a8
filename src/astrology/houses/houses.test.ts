import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apart, circle } from '../angles.ts'
import { horizonAt } from '../horizon.ts'
import { HOUSE_SYSTEMS } from '../names.ts'
import { referenceRows } from '../reference/read-rows.ts'
import { houseOf, housesOf } from './houses.ts'

/** A third of the documented accuracy. */
const LIMIT = 1 / 180

describe('houses', () => {
  test.each(['placidus', 'koch', 'porphyry'] as const)('%s cusps agree with Swiss Ephemeris below 66°', (system) => {
    for (const row of referenceRows) {
      const { cusps, angles } = housesOf(horizonAt(new Date(row.at), row), system)
      const between = [cusps[10], cusps[11], cusps[1], cusps[2]]
      for (const [index, cusp] of row[system].entries())
        expect(apart(between[index]!, cusp), row.at).toBeLessThan(LIMIT)
      expect(apart(angles.ascendant, row.ascendant), row.at).toBeLessThan(LIMIT)
      expect(apart(angles.midheaven, row.midheaven), row.at).toBeLessThan(LIMIT)
    }
  })

  const horizons = fc.record({
    culmination: fc.double({ min: 0, max: 359.999, noNaN: true }),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    obliquity: fc.double({ min: 23.4, max: 23.5, noNaN: true }),
  })

  test('twelve cusps in order, opposite ones 180° apart, at any latitude', () => {
    fc.assert(
      fc.property(horizons, fc.constantFrom(...HOUSE_SYSTEMS), (horizon, system) => {
        const { cusps } = housesOf(horizon, system)
        const widths = cusps.map((cusp, index) => circle(cusps[(index + 1) % 12]! - cusp))
        expect(cusps).toHaveLength(12)
        expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360, 6)
        for (let index = 0; index < 6; index++) expect(apart(cusps[index]!, cusps[index + 6]!)).toBeCloseTo(180, 6)
      }),
      { numRuns: 2000 },
    )
  })

  test('beyond the polar circle undefined systems become porphyry and say so', () => {
    const at = (latitude: number) => ({ culmination: 115, obliquity: 23.44, latitude })
    expect(housesOf(at(66.5), 'placidus').system).toBe('placidus')
    for (const system of ['placidus', 'koch'] as const) {
      for (const latitude of [66.57, -70, 90, -90]) expect(housesOf(at(latitude), system).system).toBe('porphyry')
    }
    for (const system of ['equal', 'whole-sign'] as const) expect(housesOf(at(80), system).system).toBe(system)
  })

  test.each([
    ['Tromsø', '1990-06-21T12:00:00Z', 69.65, 18.96, [189.2195, 221.7992, 254.3789, 286.9586]],
    [
      'Point Barrow, the rising degree preceding the midheaven',
      '2010-10-10T10:10:10Z',
      71.3,
      -156.8,
      [145.4915, 162.2968],
    ],
    ['the North Pole', '1985-03-03T03:03:03Z', 90, 0, [0, 9.5424, 19.0847, 28.6271]],
    ['the South Pole', '1985-03-03T03:03:03Z', -90, 0, [0, 9.5424, 19.0847, 28.6271]],
  ])('cusps of %s agree with Swiss Ephemeris', (_, at, latitude, longitude, expected) => {
    const { cusps } = housesOf(horizonAt(new Date(at), { latitude, longitude }), 'placidus')
    for (const [index, cusp] of expected.entries()) expect(apart(cusps[index]!, cusp)).toBeLessThan(LIMIT)
  })

  test('both names of the date line are the same place', () => {
    const at = new Date('2020-02-02T02:02:02Z')
    const [east, west] = [180, -180].map((longitude) =>
      housesOf(horizonAt(at, { latitude: -17, longitude }), 'placidus'),
    )
    for (const [index, cusp] of east!.cusps.entries()) expect(cusp).toBeCloseTo(west!.cusps[index]!, 9)
  })

  test('a cusp begins its house', () => {
    const { cusps } = housesOf({ culmination: 200, obliquity: 23.44, latitude: 48.85 }, 'placidus')
    cusps.forEach((cusp, index) => {
      expect(houseOf(cusp, cusps)).toBe(index + 1)
      expect(houseOf(circle(cusp - 0.001), cusps)).toBe(((index + 11) % 12) + 1)
    })
  })
})
