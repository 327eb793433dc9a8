import { expect, test } from 'vitest'
import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { SIGNS } from '../../../astrology/names.ts'
import { inWeekday } from '../../../platform/i18n/french.ts'
import { daysAfter } from '../../../platform/time/days.ts'
import { factOf, type Said } from './because.ts'
import { composeAll, type Horoscope } from './compose.ts'
import { contradict } from './fragments/fragment.ts'
import { TOPICS } from './fragments/sheet.ts'
import { spanOf } from './periods.ts'

const sky = openEphemeris()
const saidIn = ({ opening, sections }: Horoscope): Said[] => [...opening.said, ...sections.flatMap(({ said }) => said)]
const dayOf = (day: string) => composeAll(spanOf('day', day), sky)
// In this period Mercury and Venus turn retrograde, the Moon is eclipsed and Mars changes sign.
const days = Array.from({ length: 120 }, (_, day) => dayOf(daysAfter('2026-09-01', day)))

test('no sentence of a day is repeated for a sign within ten days, even with retrogrades and eclipses', () => {
  const lastSaid = new Map<string, number>()
  for (const [day, bySign] of days.entries()) {
    for (const [sign, one] of bySign.entries()) {
      for (const id of [String(one.opening.headline), ...saidIn(one).map(({ id }) => id)]) {
        const key = `${sign} ${id}`
        expect(day - (lastSaid.get(key) ?? -99), `${key} on day ${day}`).toBeGreaterThan(10)
        lastSaid.set(key, day)
      }
    }
  }
})

test('two signs are hardly ever told the same on one day', () => {
  const shared = days.map((bySign) => {
    const texts = bySign.flatMap((one) => [one.opening.headline, ...saidIn(one).map(({ text }) => text)])
    return texts.length - new Set(texts).size
  })
  const told = days.flatMap((bySign) => bySign.flatMap(saidIn)).length
  expect(shared.reduce((sum, one) => sum + one, 0) / told).toBeLessThan(0.01)
})

test('a day tells each sign something of its own, and speaks of love to those alone and in a couple', () => {
  for (const bySign of days.slice(0, 40)) {
    for (const [index, one] of bySign.entries()) {
      expect(one.opening.headline).not.toBeNull()
      expect(one.opening.said.map(({ id }) => id).filter((id) => id.startsWith(`voice.${SIGNS[index]}`))).toHaveLength(
        1,
      )
      const tags = one.sections[0]!.said.map(({ tag }) => tag)
      expect(tags).toEqual(expect.arrayContaining(['alone', 'couple']))
      expect(new Set(saidIn(one).map(({ because }) => factOf(because))).size).toBeGreaterThanOrEqual(6)
    }
  }
})

test('the sentences of a section do not contradict each other, and its score follows their tone', () => {
  const scores = new Set<number>()
  const weeks = Array.from({ length: 8 }, (_, week) =>
    composeAll(spanOf('week', daysAfter('2026-10-05', week * 7)), sky),
  )
  for (const { sections } of [...days, ...weeks].flat()) {
    for (const { score, said } of sections) {
      const pairs = said.flatMap((one, index) => said.slice(index + 1).filter((other) => contradict(one, other)))
      expect(pairs).toEqual([])
      const sum = said.reduce<number>((total, { tone }) => total + tone, 0)
      expect(Math.sign(score - 3)).toBe(Math.sign(sum))
      scores.add(score)
    }
  }
  expect(scores).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('two facts of contrary tone are joined by a hinge that says so', () => {
  for (const { opening } of days.flat()) {
    const [first, second] = opening.said
    const turns = /^(?:Mais|Pourtant|En revanche)/.test(second!.text)
    expect(turns, `${first!.text} ${second!.text}`).toBe(contradict(first!, second!))
  }
})

test('a full Moon, a station and an ingress reach all twelve signs', () => {
  // The full Moon of 24 November 2026; Mercury turns retrograde on 24 October; the Sun enters Sagittarius on 22 November.
  for (const [day, start] of [
    ['2026-11-24', 'La pleine Lune '],
    ['2026-10-24', 'Mercure s’arrête et commence à reculer '],
    ['2026-11-22', 'Le Soleil '],
  ] as const) {
    const first = dayOf(day).map(({ opening }) => opening.said[0]!.text)
    expect(first.filter((text) => !text.startsWith(start))).toEqual([])
    expect(new Set(first).size).toBe(12)
  }
})

test('no sentence of a week’s topics is repeated the following week', () => {
  const before = new Set<string>()
  for (let week = 0; week < 12; week++) {
    const bySign = composeAll(spanOf('week', daysAfter('2026-06-01', week * 7)), sky)
    const said = bySign.flatMap(({ sections }, sign) =>
      sections.flatMap(({ said }) => said.map(({ id }) => `${sign} ${id}`)),
    )
    expect(said.filter((one) => before.has(one))).toEqual([])
    before.clear()
    for (const one of said) before.add(one)
  }
})

test('a week has at least ten sentences, all of its days, and three decans', () => {
  const names = Array.from({ length: 7 }, (_, day) => inWeekday(daysAfter('2026-11-02', day)))
  // The week in which earlier horoscopes had five sentences in all.
  for (const day of ['2026-11-02', '2026-11-16', '2027-02-01']) {
    for (const one of composeAll(spanOf('week', day), sky)) {
      expect(saidIn(one).length).toBeGreaterThanOrEqual(10)
      const said = one.opening.said.map(({ text }) => text)
      expect(said.slice(-3).map((text) => text.split(' ')[0])).toEqual(['Premier', 'Deuxième', 'Troisième'])
      const moonDays = one.opening.said.filter(({ id }) => id.startsWith('moonDays'))
      const covered = moonDays.flatMap(({ text }) => daysNamed(text.split(',')[0]!.toLowerCase(), names))
      expect(covered).toEqual(names)
    }
  }
})

/** "de lundi à mercredi" as three days. */
function daysNamed(words: string, names: readonly string[]): string[] {
  const [first, last] = names.filter((name) => words.includes(name))
  return names.slice(names.indexOf(first!), names.indexOf(last ?? first!) + 1)
}

test('the same day and sign give the same horoscope, whatever was composed before', () => {
  const span = spanOf('day', '2028-02-29')
  expect(composeAll(span, openEphemeris())).toEqual(composeAll(span, sky))
})

test.each(['day', 'week', 'month', 'year'] as const)(
  'a %s has an opening, every topic, a score, and a reason for each sentence',
  (length) => {
    for (const one of composeAll(spanOf(length, '2026-08-12'), sky)) {
      expect(one.opening.said.length).toBeGreaterThanOrEqual(2)
      expect(one.opening.headline === null).toBe(length !== 'day')
      expect(one.sections.map(({ topic }) => topic)).toEqual(TOPICS)
      for (const { score, said } of one.sections) {
        expect([1, 2, 3, 4, 5]).toContain(score)
        expect(said.length).toBeGreaterThan(0)
      }
      for (const { text, because } of saidIn(one)) {
        expect(text).toMatch(/^[A-ZÀÂÉÈÊÎÔÙÇŒ«][^{}]*[.?…»]$/)
        expect(because.exactAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
        expect(because.orb).toBeGreaterThanOrEqual(0)
      }
    }
  },
)

test('an aspect of the ruler on the day is mentioned with its time, to its two signs in different topics', () => {
  // Venus, the ruler of Taurus and Libra, meets Jupiter on 12 August 2025 at 05:30 UTC (published in almanacs).
  const heard = dayOf('2025-08-12').map(({ sections }) =>
    sections.flatMap(({ topic, said }) =>
      said.filter(({ id }) => id.includes('ruler')).map((one) => ({ topic, ...one })),
    ),
  )
  const [taurus, libra] = [heard[1]![0]!, heard[6]![0]!]
  expect(taurus.topic).not.toBe(libra.topic)
  for (const { because, id } of [taurus, libra]) {
    expect(id).toContain('.rulerHelped.jupiter.1')
    expect(because).toMatchObject({ body: 'jupiter', aspect: 'conjunction', target: 'venus' })
    expect(because.exactAt.slice(0, 13)).toBe('2025-08-12T05')
  }
})

test('the year mentions eclipses in the houses where they fall', () => {
  // The total solar eclipse of 12 August 2026 is in Leo: the first house of that sign.
  const [love] = composeAll(spanOf('year', '2026-05-01'), sky)[4]!.sections
  const eclipses = love!.said.filter(({ because }) => because.aspect === 'eclipse').map(({ because }) => because)
  expect(eclipses.map(({ body }) => body)).toEqual(['sun', 'moon', 'sun', 'moon'])
  expect(eclipses[2]!.target).toBe('house-1')
  expect(eclipses[0]!.target).toBe('house-7')
  // NASA: the first eclipse of the year is greatest on 17 February at 12:12 UTC, eleven minutes after the new Moon.
  expect(eclipses[0]!.exactAt.slice(0, 15)).toBe('2026-02-17T12:1')
})

test('the year tells its slow conjunctions, its slow ingresses and its retrogrades in sentences', () => {
  const [aries] = composeAll(spanOf('year', '2026-05-01'), sky)
  const said = aries!.opening.said.map(({ text }) => text).join('\n')
  expect(said).toMatch(/^Le 20 février, (?:Saturne .* Neptune|Saturne et Neptune) /m)
  expect(said).toMatch(/^À partir du 26 avril, Uranus /m)
  expect(said).toMatch(/^Du 3 au 25 octobre, Vénus /m)
  expect(said.match(/^(?:Du|Jusqu’au|À partir du) .*, Mercure /gm)?.length).toBeGreaterThanOrEqual(3)
})
