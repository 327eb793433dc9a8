import { expect, test } from 'vitest'
import { bornIn } from '../../../../test/births.ts'
import { DOUBLE_RADII, doubleWheelOf } from './double-wheel.ts'
import { SIZE, type Spot, TARGET } from './wheel.ts'

const [first, second] = [bornIn('lille'), bornIn('nice')]
const fromCentre = ({ x, y }: Spot) => Math.hypot(x - SIZE / 2, y - SIZE / 2)
const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

test('each person has a ring of ten planets, none of which hides another', () => {
  const { inner, outer } = doubleWheelOf(first, second, [])
  for (const [ring, radius] of [
    [inner, DOUBLE_RADII.inner],
    [outer, DOUBLE_RADII.outer],
  ] as const) {
    expect(ring).toHaveLength(10)
    for (const body of ring) {
      expect(fromCentre(body)).toBeCloseTo(radius, 0)
      for (const other of ring) if (other !== body) expect(apart(body, other)).toBeGreaterThan(TARGET * 0.9)
    }
  }
})

test('an aspect joins the first person’s planet to the second’s; a conjunction needs no line', () => {
  const venus = first.bodies.find(({ id }) => id === 'venus')!
  const { aspects } = doubleWheelOf({ ...first, angles: { ascendant: venus.longitude, midheaven: 0 } }, second, [
    { from: 'venus', to: 'mars', type: 'trine' },
    { from: 'sun', to: 'moon', type: 'conjunction' },
  ])
  expect(aspects.map(({ key }) => key)).toEqual(['venus-mars'])
  // The first’s ascendant is on the left.
  expect(aspects[0]!.path).toMatch(`M${SIZE / 2 - DOUBLE_RADII.aspects} ${SIZE / 2}L`)
})
