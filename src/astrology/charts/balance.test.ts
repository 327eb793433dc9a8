import { expect, test } from 'vitest'
import { type Body, numberOfSign, signOfNumber } from '../names.ts'
import { balanceOf } from './balance.ts'
import { chartOf } from './chart.ts'

const place = { latitude: 48.85, longitude: 2.35, timeZone: 'UTC' }
const real = chartOf({ ...place, date: '1990-05-12', time: '14:30' })

const chartWith = (signs: Partial<Record<Body, number>>, ascendant: number) => ({
  ...real,
  bodies: real.bodies.map((body) => ({ ...body, sign: signOfNumber(signs[body.id] ?? numberOfSign(body.sign)) })),
  angles: { ascendant: (ascendant - 1) * 30 + 1, midheaven: 0 },
})
const fast = { mercury: 2, venus: 3, mars: 4, jupiter: 5, saturn: 6 }

test('points add up by element and mode', () => {
  expect(balanceOf(chartWith({ sun: 1, moon: 4, ...fast }, 12))).toEqual({
    elements: { fire: 5, earth: 3, air: 2, water: 9 },
    modes: { cardinal: 10, fixed: 3, mutable: 6 },
    element: 'water',
    mode: 'cardinal',
  })
})

test('a tie goes to the element or mode of the Sun', () => {
  const { elements, element } = balanceOf(
    chartWith({ sun: 8, moon: 1, mercury: 5, venus: 4, mars: 2, jupiter: 3, saturn: 3 }, 2),
  )
  expect(elements).toEqual({ fire: 6, earth: 5, air: 2, water: 6 })
  expect(element).toBe('water')
})

test('bodies that may be in two signs are left out', () => {
  // The Sun entered Aries that day, the Moon Libra.
  const open = chartOf({ ...place, date: '2000-03-20' })
  const { elements } = balanceOf(open)
  expect(Object.values(elements).reduce((sum, points) => sum + points)).toBe(2 + 2 + 2 + 1 + 1)
})
