import { expect, test } from 'vitest'
import { type Body, numberOfSign, signOfNumber } from '../names.ts'
import { balanceOf, elementsOf } from './balance.ts'
import { chartOf } from './chart.ts'

const place = { latitude: 48.85, longitude: 2.35, timeZone: 'UTC' }
const real = chartOf({ ...place, date: '1990-05-12', time: '14:30' })

const chartWith = (signs: Partial<Record<Body, number>>, ascendant: number) => ({
  ...real,
  bodies: real.bodies.map((body) => ({ ...body, sign: signOfNumber(signs[body.id] ?? numberOfSign(body.sign)) })),
  angles: { ascendant: (ascendant - 1) * 30 + 1, midheaven: 1 },
})
const fast = { mercury: 2, venus: 3, mars: 4, jupiter: 5, saturn: 6, uranus: 9, neptune: 9, pluto: 9 }
const pointsOf = (chart: typeof real) => elementsOf(chart).map(({ name, points }) => [name, points])

test('points add up by element and mode', () => {
  const chart = chartWith({ sun: 1, moon: 4, ...fast }, 12)
  expect(pointsOf(chart)).toEqual([
    ['fire', 7.5],
    ['earth', 3],
    ['air', 2],
    ['water', 9],
  ])
  expect(balanceOf(chart)).toEqual({
    element: { name: 'water', percent: 42 },
    mode: { name: 'cardinal', percent: 51 },
  })
})

test('a tie goes to the element or mode of the Sun', () => {
  const slow = { uranus: 2, neptune: 3, pluto: 3 }
  const even = chartWith({ sun: 8, moon: 1, mercury: 1, venus: 4, mars: 2, jupiter: 4, saturn: 2, ...slow }, 3)
  expect(pointsOf(even)).toEqual([
    ['fire', 7],
    ['earth', 3.5],
    ['air', 4],
    ['water', 7],
  ])
  expect(balanceOf(even).element.name).toBe('water')
})

test('bodies that may be in two signs are left out', () => {
  // The Sun entered Aries that day, the Moon Libra.
  const open = chartOf({ ...place, date: '2000-03-20' })
  expect(elementsOf(open).reduce((sum, { points }) => sum + points, 0)).toBe(2 + 2 + 2 + 1 + 1 + 1.5)
})
