import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { circle } from './angles.ts'
import { ASPECT_ANGLES, aspectBetween, aspectsIn, orbOf, pairs } from './aspects.ts'
import { ASPECTS, PLANETS } from './names.ts'
import { positionsAt } from './positions.ts'

const still = (longitude: number) => ({ longitude, speed: 0 })

describe('aspects', () => {
  test.each(ASPECTS)('%s applies up to its orb and no further, on both sides and across 0°', (type) => {
    const orb = orbOf('sun', 'venus', type)
    for (const start of [0, 3, 100, 359.5]) {
      for (const side of [-1, 1]) {
        const at = (past: number) => still(circle(start + ASPECT_ANGLES[type] + side * past))
        expect(aspectBetween('sun', still(start), 'venus', at(orb - 1e-6))).toMatchObject({ type })
        expect(aspectBetween('sun', still(start), 'venus', at(orb + 1e-6))?.type).not.toBe(type)
      }
    }
  })

  test('orbs are the mean of both bodies, and smaller for minor aspects', () => {
    expect(orbOf('sun', 'moon', 'conjunction')).toBe(10)
    expect(orbOf('sun', 'pluto', 'opposition')).toBe(8)
    expect(orbOf('venus', 'mars', 'sextile')).toBeCloseTo(4.2)
    expect(orbOf('saturn', 'mars', 'square')).toBeCloseTo(6)
  })

  test.each([
    ['the faster behind a conjunction', 10, 1, 15, 0, true],
    ['the faster past a conjunction', 15, 1, 10, 0, false],
    ['a retrograde planet before a conjunction', 15, -1, 10, 0, true],
    ['before a square', 10, 1, 104, 0, true],
    ['past a square', 16, 1, 104, 0, false],
    ['before a square on the other side', 104, 1, 16, 0, true],
    ['past a square on the other side', 104, 1, 12, 0, false],
    ['before an opposition, across 0°', 358, 1, 182, 0, true],
    ['past an opposition, across 0°', 3, 1, 182, 0, false],
  ])('applying: %s', (_, one, speed, other, otherSpeed, applying) => {
    const from = { longitude: one, speed }
    const to = { longitude: other, speed: otherSpeed }
    expect(aspectBetween('sun', from, 'saturn', to)?.applying).toBe(applying)
  })

  const seen = fc.record({
    longitude: fc.double({ min: 0, max: 359.999, noNaN: true }),
    speed: fc.double({ min: -2, max: 15, noNaN: true }),
  })

  test('an aspect is the same from either body', () => {
    fc.assert(
      fc.property(seen, seen, fc.constantFrom(...PLANETS), fc.constantFrom(...PLANETS), (one, other, a, b) => {
        const there = aspectBetween(a, one, b, other)
        const back = aspectBetween(b, other, a, one)
        expect(back?.type).toBe(there?.type)
        expect(back?.orb ?? 0).toBeCloseTo(there?.orb ?? 0, 9)
        // If almost exactly opposite or together, rounding decides which way is shorter.
        if (there && there.orb > 1e-9) expect(back?.applying).toBe(there.applying)
      }),
      { numRuns: 2000 },
    )
  })

  test('an applying aspect is more exact a moment later', () => {
    const at = Date.UTC(2026, 10, 21)
    const [now, later] = [positionsAt(new Date(at)), positionsAt(new Date(at + 600_000))]
    const after = aspectsIn(later)
    for (const aspect of aspectsIn(now)) {
      const then = after.find(({ from, to }) => from === aspect.from && to === aspect.to)
      expect(then!.orb < aspect.orb, `${aspect.from} ${aspect.to}`).toBe(aspect.applying)
    }
  })

  test('planets are compared with all bodies, points with planets only', () => {
    expect(pairs).toHaveLength(45 + 20)
    expect(new Set(pairs.map(([a, b]) => [a, b].sort().join())).size).toBe(65)
  })
})
