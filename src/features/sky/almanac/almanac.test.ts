import { describe, expect, test } from 'vitest'
import { apart, wayFrom } from '../../../astrology/angles.ts'
import { ASPECT_ANGLES } from '../../../astrology/aspects.ts'
import { PLANETS, type Planet, SIGNS } from '../../../astrology/names.ts'
import { positionOf } from '../../../astrology/positions.ts'
import { eclipses, lunations } from '../../../astrology/reference/published-events.ts'
import { referencePosition, referenceRows } from '../../../astrology/reference/read-rows.ts'
import { inHour } from '../../../platform/i18n/french.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { ephemerisOf, placesAt } from './ephemeris.server.ts'
import { LISTED } from './listed.ts'
import { moonMonth } from './moon-month.server.ts'
import { retrogradesOf } from './retrogrades.server.ts'
import { skyHours } from './sky-hours.server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const at = (body: Planet, time: number) => positionOf(body, new Date(time))
const longitudeOf = ({ sign, degrees }: { sign: (typeof SIGNS)[number]; degrees: number }) =>
  SIGNS.indexOf(sign) * 30 + degrees

describe('the ephemeris', () => {
  test('is within half a minute of arc of the reference, as the page says, 1900 to 2100', () => {
    for (const row of referenceRows) {
      const places = placesAt(Date.parse(row.at))
      for (const [column, body] of LISTED.entries()) {
        const expected = referencePosition(row, body)
        const off = apart(places[column]!.longitude, expected.longitude) * 60
        expect(off, `${row.at} ${body}`).toBeLessThan(0.5)
        expect(apart(longitudeOf(places[column]!), places[column]!.longitude)).toBeLessThan(1e-9)
        if (Math.abs(expected.speed) > 0.002 && body !== 'trueNode')
          expect(places[column]!.retrograde, `${row.at} ${body}`).toBe(expected.speed < 0)
      }
    }
  })

  test.each(['1900-01', '1911-03', '2026-03', '2026-10', '2100-12'])('has each midnight in Paris: %s', (month) => {
    const rows = ephemerisOf(month)
    for (const { day, at } of rows) {
      expect([dayInParis(new Date(at)), dayInParis(new Date(at - 1)) < day]).toEqual([day, true])
    }
    expect(rows[0]!.day).toBe(`${month}-01`)
  })
})

describe('the hours of a day', () => {
  test.each([
    ['2026-03-29', 23, ['0 h', '1 h', '3 h', '4 h']],
    ['2026-10-25', 25, ['0 h', '1 h', '2 h (heure d’été)', '2 h (heure d’hiver)', '3 h']],
    ['2026-11-26', 24, ['0 h', '1 h', '2 h']],
  ])('%s has %i of them', (day, count, first) => {
    const { hours } = skyHours(day)
    expect(hours).toHaveLength(count)
    expect(hours.slice(0, first.length).map(({ at }) => inHour(new Date(at)).replaceAll('\u00a0', ' '))).toEqual(first)
    for (const { at: time, places } of hours) {
      for (const [column, body] of PLANETS.entries())
        expect(apart(longitudeOf(places[column]!), at(body, time).longitude)).toBeLessThan(1e-9)
    }
  })

  test.each(['1900-01-01', '2026-03-29', '2026-10-25', '2026-11-24', '2100-12-31'])(
    'what is exact on %s is so to the second, and nothing is missing',
    (day) => {
      const { hours, events } = skyHours(day)
      const [start, end] = [hours[0]!.at, hours.at(-1)!.at + HOUR]
      const said = events.flatMap((event) => (event.kind === 'aspect' ? [event] : []))
      for (const { at: time, from, to, type } of said) {
        expect(dayInParis(new Date(time))).toBe(day)
        const angle = apart(at(from as Planet, time).longitude, at(to as Planet, time).longitude)
        expect(Math.abs(angle - ASPECT_ANGLES[type]), `${from} ${type} ${to}`).toBeLessThan(0.001)
      }
      // Counted from positions every ten minutes: the way from one to the other passes the angle, on either side.
      const steps = Math.round((end - start) / (10 * MINUTE))
      const ways = PLANETS.map((body) =>
        Array.from({ length: steps + 1 }, (_, step) => at(body, start + step * 10 * MINUTE).longitude),
      )
      let passed = 0
      for (const [index, from] of ways.entries())
        for (const to of ways.slice(index + 1))
          for (const angle of [0, 60, -60, 90, -90, 120, -120, 180]) {
            const off = from.map((longitude, step) => wayFrom(longitude + angle, to[step]!))
            for (const [step, after] of off.entries()) {
              const before = off[step - 1] ?? after
              if (before < 0 !== after < 0 && Math.abs(before - after) < 90) passed += 1
            }
          }
      expect(said).toHaveLength(passed)
      for (const event of events) {
        if (event.kind !== 'ingress') continue
        expect(SIGNS[Math.floor(at(event.body, event.at + 5000).longitude / 30)]).toBe(event.sign)
        expect(SIGNS[Math.floor(at(event.body, event.at - 5000).longitude / 30)]).not.toBe(event.sign)
      }
    },
  )
})

describe('the Moon’s month', () => {
  test.each(['1900-01', '2026-03', '2026-10', '2026-11', '2100-12'])('%s, day by day', (month) => {
    for (const { day, sign, enters, lit, elongation, voids } of moonMonth(month)) {
      const noon = new Date(
        `${day}T${month < '1911' ? '11:50:39' : month === '2026-10' && day < '2026-10-25' ? '10:00:00' : '11:00:00'}Z`,
      )
      if (month !== '2026-03' || day < '2026-03-29') {
        const ahead = apart(positionOf('moon', noon).longitude, positionOf('sun', noon).longitude)
        expect(lit, day).toBeCloseTo((1 - Math.cos((ahead * Math.PI) / 180)) / 2, 3)
        expect(elongation < 180 ? elongation : 360 - elongation, day).toBeCloseTo(ahead, 1)
      }
      let here = sign
      for (const one of enters) {
        expect(dayInParis(new Date(one.at))).toBe(day)
        expect(SIGNS[Math.floor(at('moon', one.at - 5000).longitude / 30)]).toBe(here)
        here = SIGNS[Math.floor(at('moon', one.at + 5000).longitude / 30)]!
        expect(here).toBe(one.sign)
      }
      for (const { from, to } of voids) {
        expect(dayInParis(new Date(from)) === day || day.endsWith('-01')).toBe(true)
        expect(SIGNS[Math.floor(at('moon', to + 5000).longitude / 30)]).not.toBe(
          SIGNS[Math.floor(at('moon', from + 60_000).longitude / 30)],
        )
      }
    }
  })

  test.each(lunations)('%s moon of %s is on its day, within a minute', (phase, published) => {
    const time = Date.parse(`${published}Z`)
    const day = dayInParis(new Date(time))
    const found = moonMonth(day.slice(0, 7)).find((one) => one.day === day)!.lunations
    expect(found).toMatchObject([{ phase }])
    expect(Math.abs(found[0]!.at - time)).toBeLessThan(MINUTE)
  })

  test.each(eclipses)('eclipse of the %s, %s, %s', (body, kind, published) => {
    const time = Date.parse(`${published}Z`)
    const day = dayInParis(new Date(time))
    const found = moonMonth(day.slice(0, 7)).find((one) => one.day === day)!.eclipses
    expect(found).toMatchObject([{ body, kind }])
    expect(Math.abs(found[0]!.at - time)).toBeLessThan(MINUTE)
  })

  test('a void under way when the month begins is told on its first day', () => {
    const underWay = (month: string) =>
      moonMonth(month)[0]!.voids.map(({ from, to }) => [from, to].map((at) => dayInParis(new Date(at))))
    expect(underWay('2026-11')).toEqual([['2026-10-31', '2026-11-01']])
    expect(underWay('2026-06')).toEqual([['2026-05-31', '2026-06-02']])
    expect(underWay('2026-07')).toEqual([['2026-07-01', '2026-07-01']])
    expect(underWay('2026-12')).toEqual([])
  })
})

describe('retrograde periods', () => {
  test('those of 2026, as published', () => {
    const days = (body: Planet) =>
      retrogradesOf('2026')
        .filter((one) => one.body === body)
        .map(({ from, to }) => [from, to].map((one) => `${new Date(one.at).toISOString().slice(0, 10)} ${one.sign}`))
    expect(days('mercury')).toEqual([
      ['2026-02-26 pisces', '2026-03-20 pisces'],
      ['2026-06-29 cancer', '2026-07-23 cancer'],
      ['2026-10-24 scorpio', '2026-11-13 scorpio'],
    ])
    expect(days('venus')).toEqual([['2026-10-03 scorpio', '2026-11-14 libra']])
    expect(days('mars')).toEqual([])
  })

  test.each(['1900', '1977', '2026', '2027', '2100'])(
    '%s: a planet moves backwards within them, and only then',
    (year) => {
      const periods = retrogradesOf(year)
      for (const { body, from, to } of periods) {
        for (const { at: time, sign, degrees } of [from, to]) {
          expect(apart(longitudeOf({ sign, degrees }), at(body, time).longitude)).toBeLessThan(1e-9)
          const moved = apart(at(body, time - HOUR).longitude, at(body, time + HOUR).longitude)
          expect(moved, `${body} ${new Date(time).toISOString()}`).toBeLessThan(0.0005)
        }
      }
      for (let time = Date.UTC(Number(year), 0, 2); time < Date.UTC(Number(year), 11, 30); time += 3 * DAY) {
        for (const body of PLANETS) {
          const within = periods.filter((one) => one.body === body && one.from.at < time && time < one.to.at).length
          const { speed } = at(body, time)
          if (Math.abs(speed) > 0.001) expect(within, `${body} ${new Date(time).toISOString()}`).toBe(speed < 0 ? 1 : 0)
        }
      }
    },
  )
})
