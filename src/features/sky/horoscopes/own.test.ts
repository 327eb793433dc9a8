import { expect, test } from 'vitest'
import { chartOf } from '../../../astrology/charts/chart.ts'
import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { daysAfter } from '../../../platform/time/days.ts'
import { composeOwn } from './compose.ts'
import { nativeOf, ownSky } from './own-sky.ts'
import { skyOfDay } from './sky-of-day.ts'

const sky = openEphemeris()
const place = { latitude: 48.8566, longitude: 2.3522, timeZone: 'Europe/Paris' }
const born = chartOf({ ...place, date: '1990-05-12', time: '14:30' })

test('houses are counted from the ascendant, or from the Sun where no hour is known', () => {
  // The ascendant is in Virgo; its ruler, Mercury, was in Taurus.
  expect(nativeOf(born)).toMatchObject({ sign: 'virgo', from: 'ascendant', ruler: 'mercury' })
  expect(nativeOf(chartOf({ ...place, date: '1990-05-12' }))).toMatchObject({
    sign: 'taurus',
    from: 'sun',
    ruler: 'venus',
  })
})

test('a day’s transit to the birth’s ruler is exact within that day', () => {
  const native = nativeOf(born)
  const met = Array.from({ length: 60 }, (_, day) =>
    ownSky(native, skyOfDay(daysAfter('2026-09-01', day), sky), sky),
  ).flatMap(({ day, contacts }) => contacts.map((contact) => ({ day, ...contact })))
  expect(met.length).toBeGreaterThan(5)
  const inParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })
  for (const { day, from, to, exactAt } of met) {
    expect([to, from === 'mercury', inParis.format(exactAt)]).toEqual(['mercury', false, day])
  }
})

test('no sentence of a personal horoscope is repeated within ten days', () => {
  const lastSaid = new Map<string, number>()
  for (let day = 0; day < 60; day++) {
    for (const { said } of composeOwn(nativeOf(born), daysAfter('2026-09-01', day), sky).sections) {
      for (const { id } of said) {
        expect(day - (lastSaid.get(id) ?? -99), `${id} on day ${day}`).toBeGreaterThan(10)
        lastSaid.set(id, day)
      }
    }
  }
})
