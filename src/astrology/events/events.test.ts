import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apart, wayFrom } from '../angles.ts'
import { ASPECT_ANGLES, pairs } from '../aspects.ts'
import { PLANETS } from '../names.ts'
import { eclipses, lunations, seasons } from '../reference/published-events.ts'
import { crossingsOf } from './crossings.ts'
import { eclipsesIn } from './eclipses.ts'
import { openEphemeris } from './ephemeris.ts'
import { exactAspectsIn, exactNear, ingressesIn, lunationsIn, moonPhaseOf, stationsIn } from './events.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const sky = openEphemeris()
const around = (at: number, days: number) => ({ from: at - days * DAY, to: at + days * DAY })
const year = (y: number) => ({ from: Date.UTC(y, 0, 1), to: Date.UTC(y + 1, 0, 1) })

describe('published events, within a minute', () => {
  test.each(seasons)('season of %s', (published) => {
    const at = Date.parse(`${published}Z`)
    const found = ingressesIn(around(at, 2), ['sun'], sky)
    expect(found).toHaveLength(1)
    expect(Math.abs(found[0]!.at - at)).toBeLessThan(MINUTE)
  })

  test.each(lunations)('%s moon of %s', (phase, published) => {
    const at = Date.parse(`${published}Z`)
    const found = lunationsIn(around(at, 3), sky)
    expect(found).toMatchObject([{ phase }])
    expect(Math.abs(found[0]!.at - at)).toBeLessThan(MINUTE)
  })

  test.each(eclipses)('eclipse of the %s, %s, %s', (body, kind, published) => {
    const at = Date.parse(`${published}Z`)
    const found = eclipsesIn(around(at, 3))
    expect(found).toMatchObject([{ body, kind }])
    expect(Math.abs(found[0]!.at - at)).toBeLessThan(MINUTE)
  })
})

describe('events of a year', () => {
  test('Mercury had six stations in 2024, and Pluto entered Aquarius twice', () => {
    const turns = stationsIn(year(2024), ['mercury'], sky).map(({ at, turns }) => [
      new Date(at).toISOString().slice(0, 10),
      turns,
    ])
    expect(turns).toEqual([
      ['2024-01-02', 'direct'],
      ['2024-04-01', 'retrograde'],
      ['2024-04-25', 'direct'],
      ['2024-08-05', 'retrograde'],
      ['2024-08-28', 'direct'],
      ['2024-11-26', 'retrograde'],
      ['2024-12-15', 'direct'],
    ])
    const pluto = ingressesIn(year(2024), ['pluto'], sky)
    expect(pluto.map(({ sign, retrograde }) => [sign, retrograde])).toEqual([
      ['aquarius', false],
      ['capricorn', true],
      ['aquarius', false],
    ])
  })

  test('Jupiter met Pluto three times in 2020, and Saturn on 21 December', () => {
    const met = exactAspectsIn(
      year(2020),
      [
        ['jupiter', 'pluto'],
        ['jupiter', 'saturn'],
      ],
      sky,
    )
    expect(met.map(({ at, to, type }) => [new Date(at).toISOString().slice(0, 10), to, type])).toEqual([
      ['2020-04-05', 'pluto', 'conjunction'],
      ['2020-06-30', 'pluto', 'conjunction'],
      ['2020-11-12', 'pluto', 'conjunction'],
      ['2020-12-21', 'saturn', 'conjunction'],
    ])
  })

  test('a year has twelve or thirteen of each lunation, in their order', () => {
    const phases = lunationsIn(year(2031), sky).map(({ phase }) => phase)
    const order = ['new', 'firstQuarter', 'full', 'lastQuarter'] as const
    for (const [index, phase] of phases.entries())
      expect(order.indexOf(phase)).toBe((order.indexOf(phases[0]!) + index) % 4)
    expect(phases.length).toBeGreaterThanOrEqual(49)
  })

  test('stations lie between direct and retrograde motion', () => {
    for (const { at, body, turns } of stationsIn(year(2033), PLANETS, sky)) {
      const speeds = [at - 2 * DAY, at + 2 * DAY].map((time) => Math.sign(sky(body, time).speed))
      expect(speeds, body).toEqual(turns === 'retrograde' ? [1, -1] : [-1, 1])
    }
  })
})

describe('exact aspects', () => {
  const starts = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

  test('are exact at the computed time', () => {
    fc.assert(
      fc.property(starts, fc.constantFrom(...pairs), (start, pair) => {
        for (const { at, from, to, type } of exactAspectsIn(around(start.getTime(), 5), [pair], sky)) {
          const angle = apart(sky(from, at).longitude, sky(to, at).longitude)
          expect(Math.abs(angle - ASPECT_ANGLES[type])).toBeLessThan(0.001)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('found from a nearby instant too', () => {
    const span = year(2027)
    for (const exact of exactAspectsIn(
      span,
      [
        ['sun', 'moon'],
        ['venus', 'mars'],
        ['mercury', 'jupiter'],
      ],
      sky,
    )) {
      const { at, from, to, type } = exact
      const near = exactNear(at - 6 * 3_600_000, [from, to], type, sky)
      // For two planets moving side by side, seconds of arc are hours.
      expect(Math.abs(wayFrom(sky(from, near!).longitude, sky(from, at).longitude))).toBeLessThan(0.01)
    }
  })

  test('an aspect that is never reached has no time', () => {
    // Saturn turned retrograde in July 2025, before it reached Neptune.
    expect(exactNear(Date.UTC(2025, 6, 10), ['saturn', 'neptune'], 'conjunction', sky)).toBeNull()
  })
})

describe('crossings', () => {
  test('a curve that reverses within one step is crossed twice', () => {
    const parabola = (at: number) => ((at - 5_400_000) / 1_000_000) ** 2 - 0.25
    const found = crossingsOf(parabola, { from: 0, to: 20_000_000 }, 2_000_000)
    expect(found.map((at) => Math.round(at / 1000))).toEqual([4900, 5900])
  })

  test('a jump around the circle does not count, and the end is not in the span', () => {
    expect(crossingsOf((at) => wayFrom(180, at / 1000), { from: -90_000, to: 90_000 }, 10_000)).toEqual([])
    expect(crossingsOf((at) => (at - 50_000) / 1000, { from: 0, to: 50_000 }, 10_000)).toEqual([])
    expect(crossingsOf((at) => (at - 50_000) / 1000, { from: 50_000, to: 90_000 }, 10_000)).toHaveLength(1)
  })
})

test.each([
  [0, 'new'],
  [22.4, 'new'],
  [22.6, 'waxingCrescent'],
  [90, 'firstQuarter'],
  [135, 'waxingGibbous'],
  [180, 'full'],
  [225, 'waningGibbous'],
  [270, 'lastQuarter'],
  [315, 'waningCrescent'],
  [338, 'new'],
])('%d degrees ahead of the Sun the Moon is %s', (elongation, phase) => expect(moonPhaseOf(elongation)).toBe(phase))
