import { expect, test } from 'vitest'
import { barOf } from './bar.ts'
import { SEAL, sealOf } from './seal.ts'
import type { Span } from './spans.ts'

const one = `7-${'4f3a91c07be2d856'.repeat(2)}`
const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [+x!, +y!] as const)

test('a code has one seal, another code another, inside its square', () => {
  expect(sealOf(one)).toEqual(sealOf(one))
  const halves = ['5f3a91c07be2d856', '4f3a91c17be2d856', 'ffffffffffffffff', '0000000000000000']
  const others = halves.map((half) => `7-${half}${half}`)
  const seals = [one, ...others].map((code) =>
    sealOf(code)
      .rosettes.map(({ path }) => path)
      .join(),
  )
  expect(new Set(seals).size).toBe(5)
  for (const code of [one, ...others]) {
    for (const { path } of sealOf(code).rosettes) {
      for (const [x, y] of pointsOf(path)) {
        const radius = Math.hypot(x - SEAL / 2, y - SEAL / 2)
        expect(radius).toBeGreaterThan(20)
        expect(radius).toBeLessThan(54)
      }
    }
  }
})

const span = (kind: Span['kind'], from: number, until: number): Span => ({ kind, from, until, seconds: until - from })

test('each stretch has its place on the bar, as wide as it was long, and a short one is seen', () => {
  const bar = barOf([span('paid', 0, 600), span('cut', 600, 601), span('paid', 601, 1200)], 400, 20)
  const boxes = [...bar.solid.matchAll(/M([\d.]+) 0H([\d.]+)V20/g)].map(([, from, until]) => [+from!, +until!] as const)
  const [[from, first], [second, until]] = boxes as [[number, number], [number, number]]
  expect([from, until]).toEqual([0, 400])
  expect(second - first).toBeGreaterThan(4)
  expect(first / (until - second)).toBeCloseTo(1, 1)
  expect(bar.broken).not.toBe('')
})

test('the hatching stays within its box, whichever way it leans', () => {
  const bar = barOf(
    [span('waiting', 0, 50), span('free', 50, 90), span('gift', 90, 130), span('paused', 130, 200)],
    400,
    20,
  )
  const [left, right] = [100, 260]
  for (const [x, y] of pointsOf(bar.hatched)) {
    expect([x >= left - 3 && x <= right + 3, y >= 0 && y <= 20]).toEqual([true, true])
  }
  expect(pointsOf(bar.hatched).length).toBeGreaterThan(60)
})
