import { expect, test } from 'vitest'
import { checkDated } from '../../../../test/check-dated.ts'
import { signOfLongitude } from '../../../astrology/angles.ts'
import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { SIGNS, type Sign } from '../../../astrology/names.ts'
import { inDayAndHour, inDayOfYear } from '../../../platform/i18n/french.ts'
import { composeAll } from './compose.ts'
import { type Span, spanOf } from './periods.ts'
import { houseFrom } from './solar-house.ts'

const sky = openEphemeris()
const months = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2026, index, 15)).toISOString().slice(0, 10))

const daysOf = ({ from, to }: Span): string[] => {
  const days = [from]
  while (days.at(-1)! < to) days.push(new Date(Date.parse(days.at(-1)!) + 86_400_000).toISOString().slice(0, 10))
  return days
}
const saidOf = (span: Span) =>
  composeAll(span, sky).flatMap(({ sections }, index) =>
    sections.flatMap(({ topic, said }) => said.map((one) => ({ sign: SIGNS[index]!, topic, ...one }))),
  )
const houseOf = (id: string): number => Number(id.split('.').at(-2))
const monthly = months.map((month) => ({ month, span: spanOf('month', month), all: saidOf(spanOf('month', month)) }))
const DATE = '(\\d+(?:er)? [a-zéû]+)'

test('each month gives the date on which the Sun changes sign, and its houses before and after', () => {
  for (const { month, span, all } of monthly) {
    const days = daysOf(span)
    // Noon in Paris is 10:00 or 11:00 UTC; the day of the change itself belongs to both halves.
    const sunOn = (day: string, sign: Sign) =>
      houseFrom(sign, signOfLongitude(sky('sun', Date.parse(`${day}T10:30:00Z`)).longitude))
    for (const { sign, id, text } of all) {
      expect(text, id).not.toMatch(/[{}]/)
      if (!id.includes('sunHouse')) continue
      const isBefore = id.includes('sunHouse-1')
      const [, date] = new RegExp(`${isBefore ? 'jusqu’au' : 'à partir du'} ${DATE}`, 'i').exec(text)!
      const change = days.findIndex((day) => inDayOfYear(day) === date)
      expect(change, text).toBeGreaterThan(15)
      const told = isBefore ? days.slice(0, change) : days.slice(change + 1)
      expect(new Set(told.map((day) => sunOn(day, sign))), `${month} ${sign} ${id}`).toEqual(new Set([houseOf(id)]))
    }
  }
})

test('the two halves of a month differ in every topic', () => {
  for (const { all } of monthly) {
    const halves = all.filter(({ id }) => id.includes('sunHouse'))
    expect(halves).toHaveLength(12 * 5 * 2)
    for (const { sign, topic, id } of halves.filter((one) => one.id.includes('sunHouse-1'))) {
      const after = halves.find((one) => one.sign === sign && one.topic === topic && one.id.includes('sunHouse-2'))
      expect(houseOf(after!.id)).toBe((houseOf(id) % 12) + 1)
    }
  }
})

test('in November 2026 the Sun leaves Scorpio on the 22nd at 8:23 in Paris, according to text and reason', () => {
  const [before, after] = saidOf(spanOf('month', '2026-11-05')).filter(
    ({ sign, topic, id }) => sign === 'scorpio' && topic === 'money' && id.includes('sunHouse'),
  )
  expect(before!.text).toContain('Jusqu’au 22 novembre, le Soleil traverse votre signe')
  expect(after!.text).toContain('À partir du 22 novembre')
  expect(before!.because).toMatchObject({ body: 'sun', aspect: 'house', target: 'house-1' })
  expect(inDayAndHour(before!.because.until!).replaceAll('\u00a0', ' ')).toBe('22 novembre 2026 à 8 h 23')
  expect(after!.because.exactAt).toBe(before!.because.until)
})

test.each([
  // Jupiter enters Leo on 30 June, Saturn Aries on 14 February.
  ['2026', 'aries', 'jupiterHouse', { 4: 'Jusqu’au 30 juin,', 5: 'À partir du 30 juin,' }],
  ['2026', 'aries', 'saturnHouse', { 1: 'À partir du 14 février,' }],
  // Saturn entered Aries on 25 May and was back in Pisces on 1 September.
  [
    '2025',
    'aries',
    'saturnHouse',
    { 12: 'Jusqu’au 25 mai, puis à partir du 1er septembre,', 1: 'Du 25 mai au 1er septembre,' },
  ],
  ['2024', 'aries', 'saturnHouse', { 12: 'Toute l’année,' }],
] as const)('the stays of %s for %s, %s, are told with their days', (year, sign, kind, expected) => {
  const told = saidOf(spanOf('year', `${year}-06-01`)).filter(
    (one) => one.sign === sign && one.topic === 'love' && one.id.includes(kind),
  )
  expect(told.map(({ id }) => houseOf(id)).sort()).toEqual(Object.keys(expected).map(Number).sort())
  for (const { id, text } of told) expect(text).toContain(expected[houseOf(id) as keyof typeof expected])
})

test.each([
  ['2026', ['17 février', '3 mars', '12 août', '28 août']],
  // Three of the five fall in Cancer.
  ['2028', ['12 janvier', '26 janvier', '6 juillet', '22 juillet', '31 décembre']],
])('every eclipse of %s is mentioned once for each sign and topic, with its date', (year, dates) => {
  const all = saidOf(spanOf('year', `${year}-01-01`))
  expect(all.filter(({ text }) => /[{}]|douze mois|de l’année,? (?:invite|touche)/i.test(text))).toEqual([])
  for (const sign of SIGNS) {
    const love = all.filter((one) => one.sign === sign && one.topic === 'love' && one.because.aspect === 'eclipse')
    expect(love.map(({ text }) => new RegExp(DATE).exec(text)![1])).toEqual(dates)
    expect(love.map(({ because }) => inDayOfYear(because.exactAt))).toEqual(dates)
    expect(new Set(love.map(({ text }) => text)).size).toBe(dates.length)
  }
})

test.each(['month', 'year'] as const)('every sentence of each %s of 2026 and 2027 is true of the sky', (length) => {
  const { checked, wrong } = checkDated(length, sky)
  expect(checked).toBeGreaterThan(1000)
  expect(wrong).toEqual([])
})

test('a month tells its Moons, its retrogrades, and Venus and Mars by house, with their dates', () => {
  const [aries] = composeAll(spanOf('month', '2026-11-05'), sky)
  const opening = aries!.opening.said.map(({ text }) => text).join('\n')
  expect(opening).toMatch(/^Jusqu’au 13 novembre, Mercure recule /m)
  expect(opening).toMatch(/^Jusqu’au 14 novembre, Vénus /m)
  expect(opening).toMatch(/^Le 9 novembre, la nouvelle Lune /m)
  expect(opening).toMatch(/^Le 24 novembre, la pleine Lune /m)
  const [love, work] = aries!.sections.map(({ said }) => said.map(({ text }) => text).join('\n'))
  expect(love).toMatch(/^Tout le mois, Vénus /m)
  expect(work).toMatch(/^Jusqu’au 26 novembre, Mars /m)
  expect(work).toMatch(/^À partir du 26 novembre, Mars /m)
})
