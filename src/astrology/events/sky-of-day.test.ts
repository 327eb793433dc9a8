import { describe, expect, test } from 'vitest'
import { PLANETS } from '../names.ts'
import { openEphemeris } from './ephemeris.ts'
import { parisSpan, skyOf } from './sky-of-day.ts'

const sky = openEphemeris()

describe('the sky of a day', () => {
  const day = skyOf('2026-11-24', sky)

  test('is taken at noon in Paris', () => {
    expect(day.noon).toBe('2026-11-24T11:00:00Z')
    expect(skyOf('2026-07-14', sky).noon).toBe('2026-07-14T10:00:00Z')
    expect(day.bodies.map(({ id }) => id)).toEqual(PLANETS)
    expect(day.bodies[0]).toMatchObject({ sign: 'sagittarius', retrograde: false })
    expect(day.bodies.find(({ id }) => id === 'uranus')).toMatchObject({ sign: 'geminis', retrograde: true })
  })

  test('has the full moon and its time', () => {
    expect(day.moon.phase).toBe('full')
    expect(day.moon.lit).toBeGreaterThan(0.99)
    expect(day.lunation).toMatchObject({ phase: 'full' })
    expect(new Date(day.lunation!.at).toISOString().slice(0, 16)).toBe('2026-11-24T14:53')
    const exact = day.aspects.find(({ from, to }) => from === 'sun' && to === 'moon')
    expect(exact).toMatchObject({ type: 'opposition', exactToday: true, applying: true })
    expect(Math.abs(Date.parse(exact!.exactAt!) - day.lunation!.at)).toBeLessThan(2000)
  })

  test('has each pair once, the tightest first, and aspects exact today even if out of orb at noon', () => {
    for (let date = Temporal.PlainDate.from('2027-02-01'); date.month === 2; date = date.add({ days: 1 })) {
      const { from, to } = parisSpan(String(date))
      const { aspects } = skyOf(String(date), sky)
      expect(new Set(aspects.map((aspect) => `${aspect.from} ${aspect.to}`)).size).toBe(aspects.length)
      for (const { exactAt, exactToday } of aspects) {
        const at = exactAt === null ? Number.NaN : Date.parse(exactAt)
        expect(at >= from && at < to, `${date} ${exactAt}`).toBe(exactToday)
      }
    }
  })

  test('lists sign changes and stations', () => {
    expect(skyOf('2024-04-01', sky).stations).toEqual([])
    // At 22:14 UT, a quarter past midnight in Paris.
    expect(skyOf('2024-04-02', sky).stations).toMatchObject([{ body: 'mercury', turns: 'retrograde' }])
    expect(skyOf('2024-03-20', sky).ingresses).toMatchObject([{ body: 'sun', sign: 'aries' }])
  })

  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-24', 24],
  ])('%s has %i hours', (date, hours) => {
    const { from, to } = parisSpan(date)
    expect((to - from) / 3_600_000).toBe(hours)
  })
})
