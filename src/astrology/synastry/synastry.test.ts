import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartOf } from '../charts/chart.ts'
import { LOVE_THEMES, SIGNS } from '../names.ts'
import { synastryOf } from './synastry.ts'
import { twoSigns } from './two-signs.ts'

const place = { latitude: 48.85, longitude: 2.35, timeZone: 'UTC' }
const born = (date: string, time?: string) => chartOf({ ...place, date, time })

const charts = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2010-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
  .chain((iso) => fc.boolean().map((timed) => born(iso.slice(0, 10), timed ? iso.slice(11, 16) : undefined)))

describe('synastry', () => {
  test('swapped, it gives the same result', () => {
    fc.assert(
      fc.property(charts, charts, (one, other) => {
        const [there, back] = [synastryOf(one, other), synastryOf(other, one)]
        const key = ({ from, to, type }: { from: string; to: string; type: string }) => `${from} ${type} ${to}`
        const turned = back.aspects.map(({ from, to, type }) => key({ from: to, to: from, type }))
        expect(turned.sort()).toEqual(there.aspects.map(key).sort())
        expect(back.themes.map(({ score }) => score)).toEqual(there.themes.map(({ score }) => score))
        expect(back.overlays.firstInSecond).toEqual(there.overlays.secondInFirst)
      }),
      { numRuns: 60 },
    )
  })

  test('each score is the sum of its reasons', () => {
    const { themes, aspects } = synastryOf(born('1990-05-12', '14:30'), born('1988-11-03', '06:15'))
    expect(themes.map(({ theme }) => theme)).toEqual(LOVE_THEMES)
    for (const { score, because } of themes) {
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      for (const { from, to, type } of because)
        expect(aspects).toContainEqual(expect.objectContaining({ from, to, type }))
    }
    const sizes = themes[0]!.because.map(({ points }) => Math.abs(points))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  })

  test('Venus on Mars attracts, Saturn square the Moon separates', () => {
    const chart = born('1990-05-12', '14:30')
    const moved = (id: string, longitude: number) => ({
      ...chart,
      bodies: chart.bodies.filter((body) => body.id === id).map((body) => ({ ...body, longitude })),
    })
    const scoreOf = (theme: string, result: ReturnType<typeof synastryOf>) =>
      result.themes.find((one) => one.theme === theme)!.score
    const nothing = synastryOf(moved('venus', 10), moved('mars', 60))
    expect(nothing.aspects).toEqual([])
    expect(scoreOf('attraction', synastryOf(moved('venus', 10), moved('mars', 11)))).toBeGreaterThan(
      scoreOf('attraction', nothing) + 30,
    )
    expect(scoreOf('stability', synastryOf(moved('moon', 10), moved('saturn', 100)))).toBeLessThan(
      scoreOf('stability', nothing) - 15,
    )
  })

  test('without a time there are no houses to compare, and no aspects that the Moon may not have', () => {
    const [known, open] = [born('1990-05-12', '14:30'), born('1988-11-03')]
    const { overlays } = synastryOf(known, open)
    expect(overlays.firstInSecond).toBeNull()
    expect(overlays.secondInFirst).toHaveLength(11)

    const noon = open.bodies.find(({ id }) => id === 'moon')!.longitude
    const conjunct = (past: number) => {
      const bodies = known.bodies.map((body) => ({ ...body, longitude: noon + past }))
      return synastryOf({ ...known, bodies }, open).aspects.flatMap(({ from, to }) => (to === 'moon' ? from : []))
    }
    // That day it moves six degrees to either side: within the orb of the Sun, outside that of Mars.
    expect(conjunct(0)).toContain('sun')
    expect(conjunct(0)).not.toContain('mars')
    expect(conjunct(3)).not.toContain('sun')
  })

  test('scores of random couples are spread around fifty', () => {
    const scores = Array.from({ length: 300 }, (_, index) => {
      const one = Temporal.PlainDate.from('1950-01-01').add({ days: index * 61 })
      const other = one.add({ days: ((index * 7919) % 6000) - 3000 })
      return synastryOf(born(String(one), '12:00'), born(String(other), '12:00')).themes.map(({ score }) => score)
    })
    for (const [index, theme] of LOVE_THEMES.entries()) {
      const sorted = scores.map((ofCouple) => ofCouple[index]!).sort((a, b) => a - b)
      expect(Math.abs(sorted[150]! - 50), theme).toBeLessThan(8)
      expect(sorted[285]! - sorted[15]!, theme).toBeGreaterThan(45)
    }
  })
})

describe('two signs', () => {
  test('any two have scores within bounds, the same when swapped', () => {
    for (const one of SIGNS) {
      for (const other of SIGNS) {
        const [there, back] = [twoSigns(one, other), twoSigns(other, one)]
        expect(back.themes).toEqual(there.themes)
        for (const { score, because } of there.themes) {
          expect(score).toBeGreaterThanOrEqual(10)
          expect(score).toBeLessThanOrEqual(95)
          expect(because.reduce((sum, { points }) => sum + points, 50)).toBe(score)
        }
      }
    }
  })

  test.each([
    ['aries', 'libra', 6, ['fire', 'air'], ['cardinal', 'cardinal']],
    ['pisces', 'aries', 1, ['water', 'fire'], ['mutable', 'cardinal']],
    ['taurus', 'capricorn', 4, ['earth', 'earth'], ['fixed', 'cardinal']],
  ] as const)('%s and %s are %i apart', (one, other, distance, elements, modes) => {
    expect(twoSigns(one, other)).toMatchObject({ distance, elements, modes })
  })
})
