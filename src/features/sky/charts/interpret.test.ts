import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf } from '../../../astrology/charts/balance.ts'
import { type Chart, chartOf } from '../../../astrology/charts/chart.ts'
import { PLANETS, signOfNumber } from '../../../astrology/names.ts'
import { interpret } from './interpret.server.ts'

const paris = { latitude: 48.8566, longitude: 2.3522, timeZone: 'Europe/Paris' }

const slow: readonly string[] = ['uranus', 'neptune', 'pluto']

test('every position is interpreted, and every aspect of which a generation has no share alone', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const chart = chartOf({ ...paris, date: day.toISOString().slice(0, 10), time: '12:00' })
      const reading = interpret(chart)
      const between = chart.aspects.filter(
        ({ from, to }) =>
          [from, to].every((id) => PLANETS.some((one) => one === id)) && !(slow.includes(from) && slow.includes(to)),
      )
      expect(reading.aspects.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(
        between.map(({ from, to }) => `${from} ${to}`).sort(),
      )
      expect(reading.planets.map(({ id }) => id)).toEqual(PLANETS.filter((id) => !slow.includes(id)))
      expect(reading.slow.map(({ id, house }) => [id, house!.text.length > 40])).toEqual(slow.map((id) => [id, true]))
      for (const { signs, house } of reading.planets) {
        expect(signs).toHaveLength(1)
        expect([signs[0]!.text.length > 40, house!.text.length > 40]).toEqual([true, true])
      }
      for (const text of [reading.ascendant!.text, reading.midheaven!.text, reading.points[1]!.signs[0]!.text]) {
        expect(text.length).toBeGreaterThan(40)
      }
    }),
    { numRuns: 100 },
  )
})

test('aspects are sorted by exactness and by how personal their planets are', () => {
  const { aspects } = interpret(chartOf({ ...paris, date: '1990-05-12', time: '14:30' }))
  expect(aspects.slice(0, 5).map(({ from, type, to }) => `${from} ${type} ${to}`)).toEqual([
    'mercury sextile jupiter',
    'venus square jupiter',
    'sun trine saturn',
    // Exact to the minute: it comes before a wide square of the Moon, though everyone born that week has it.
    'mars trine pluto',
    'venus square uranus',
  ])
})

test('without a time, a Moon that changes sign is interpreted in both, and houses are left out', () => {
  const { planets, ascendant, midheaven } = interpret(chartOf({ ...paris, date: '1990-05-15' }))
  const moon = planets.find(({ id }) => id === 'moon')!
  expect(moon.signs.map(({ sign }) => sign)).toEqual(['capricorn', 'aquarius'])
  expect([moon.house, ascendant, midheaven]).toEqual([null, null, null])
})

const sky = (signs: Readonly<Record<string, number>>): Chart =>
  ({
    bodies: PLANETS.map((id) => ({ id, sign: signOfNumber(signs[id] ?? 1) })),
    angles: null,
    houses: null,
    aspects: [],
  }) as never

test('the heaviest element dominates; the Sun decides between equals', () => {
  // Sun and Moon weigh 4, Mercury, Venus and Mars 2, Jupiter and Saturn 1, the slow planets a half: 17.5 in all.
  expect(balanceOf(sky({}))).toEqual({
    element: { name: 'fire', percent: 100 },
    mode: { name: 'cardinal', percent: 100 },
  })
  const water = { sun: 4, moon: 4, mercury: 2, venus: 2, mars: 3, jupiter: 3, saturn: 3 }
  expect(balanceOf(sky(water)).element).toEqual({ name: 'water', percent: 46 })
  const even = { sun: 2, moon: 1, mercury: 2, venus: 1, mars: 3, jupiter: 3, saturn: 3 }
  expect(balanceOf(sky({ ...even, uranus: 3, neptune: 3, pluto: 3 })).element.name).toBe('earth')
})
