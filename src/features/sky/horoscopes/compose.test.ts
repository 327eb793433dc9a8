import { expect, test } from 'vitest'
import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { daysAfter } from '../../../platform/time/days.ts'
import { composeAll, type Section } from './compose.ts'
import { TOPICS } from './fragments/sheet.ts'
import { spanOf } from './periods.ts'

const sky = openEphemeris()
const allOf = (bySign: readonly (readonly Section[])[]) =>
  bySign.flatMap((sections, sign) => sections.flatMap(({ said }) => said.map((one) => ({ sign, ...one }))))

test('no sentence of a day is repeated for a sign within ten days, even with retrogrades and eclipses', () => {
  const lastSaid = new Map<string, number>()
  // In this period Mercury and Venus turn retrograde, the Moon is eclipsed and Mars changes sign.
  for (let day = 0; day < 120; day++) {
    for (const { sign, id } of allOf(composeAll(spanOf('day', daysAfter('2026-09-01', day)), sky))) {
      const key = `${sign} ${id}`
      expect(day - (lastSaid.get(key) ?? -99), `${key} on day ${day}`).toBeGreaterThan(10)
      lastSaid.set(key, day)
    }
  }
})

test('no sentence of a week is repeated the following week', () => {
  const before = new Set<string>()
  for (let week = 0; week < 12; week++) {
    const said = allOf(composeAll(spanOf('week', daysAfter('2026-06-01', week * 7)), sky)).map(
      ({ sign, id }) => `${sign} ${id}`,
    )
    expect(said.filter((one) => before.has(one))).toEqual([])
    before.clear()
    for (const one of said) before.add(one)
  }
})

test('the same day and sign give the same horoscope, whatever was composed before', () => {
  const span = spanOf('day', '2028-02-29')
  expect(composeAll(span, openEphemeris())).toEqual(composeAll(span, sky))
})

test.each(['day', 'week', 'month', 'year'] as const)(
  'a %s has every topic, a score, and a reason for each sentence',
  (length) => {
    for (const sections of composeAll(spanOf(length, '2026-08-12'), sky)) {
      expect(sections.map(({ topic }) => topic)).toEqual(TOPICS)
      for (const { score, said } of sections) {
        expect([1, 2, 3, 4, 5]).toContain(score)
        expect(said.length).toBeGreaterThan(0)
        for (const { because } of said) {
          expect(because.exactAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
          expect(because.orb).toBeGreaterThanOrEqual(0)
        }
      }
    }
  },
)

test('an aspect of the ruler on the day is mentioned with its time', () => {
  // Venus, the ruler of Taurus and Libra, meets Jupiter on 12 August 2025 at 05:30 UTC (published in almanacs).
  const bySign = composeAll(spanOf('day', '2025-08-12'), sky)
  const [libra] = bySign[6]!
  expect(libra!.said[1]).toMatchObject({
    id: 'love.rulerHelped.jupiter.1',
    because: { body: 'jupiter', aspect: 'conjunction', target: 'venus' },
  })
  expect(libra!.said[1]!.because.exactAt.slice(0, 13)).toBe('2025-08-12T05')
})

test('the year mentions eclipses in the houses where they fall', () => {
  // The total solar eclipse of 12 August 2026 is in Leo: the first house of that sign.
  const [love] = composeAll(spanOf('year', '2026-05-01'), sky)[4]!
  const eclipses = love!.said.filter(({ because }) => because.aspect === 'eclipse').map(({ because }) => because)
  expect(eclipses.map(({ body }) => body)).toEqual(['sun', 'moon', 'sun', 'moon'])
  expect(eclipses[2]!.target).toBe('house-1')
  expect(eclipses[0]!.target).toBe('house-7')
  // NASA: the first eclipse of the year is greatest on 17 February at 12:12 UTC, eleven minutes after the new Moon.
  expect(eclipses[0]!.exactAt.slice(0, 15)).toBe('2026-02-17T12:1')
})
