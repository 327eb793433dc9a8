import fc from 'fast-check'
import { expect, test } from 'vitest'
import { birthPlaces, bornIn } from '../../../../../test/births.ts'
import { falsePlacesOfTwo } from '../../../../../test/stated-places.ts'
import { type Chart, chartOf } from '../../../../astrology/charts/chart.ts'
import { LOVE_THEMES } from '../../../../astrology/names.ts'
import { synastryOf } from '../../../../astrology/synastry/synastry.ts'
import { wordsIn } from '../../charts/portrait/joining.ts'
import { compareBirths } from '../compare-births.server.ts'
import { couplePortrait, dailyOf } from './couple-portrait.server.ts'
import { openings, reserves, themesSaid } from './said.data.ts'

const whose = ['d’Anaïs', 'de Louis'] as const
const of = (first: Chart, second: Chart) =>
  couplePortrait({ charts: [first, second], whose, ...synastryOf(first, second) })
const sizeOf = (paragraphs: readonly string[]) => paragraphs.reduce((sum, one) => sum + wordsIn(one), 0)
const sentencesOf = (text: string) => text.split(/(?<=[.?!»])\s+/).filter((one) => wordsIn(one) > 2)

const couples = birthPlaces.map((place, index) => [place, birthPlaces[(index + 1) % birthPlaces.length]!] as const)

test.each(couples)('the births at %s and %s are read as one couple, in about 300 words', (one, other) => {
  const [first, second] = [bornIn(one), bornIn(other)]
  const { portrait, themes, daily, contacts, firstInSecond, secondInFirst } = compareBirths(first, second, whose)
  expect(sizeOf(portrait)).toBeGreaterThanOrEqual(250)
  expect(sizeOf(portrait)).toBeLessThanOrEqual(350)
  expect(falsePlacesOfTwo(portrait.join(' '), { 'd’Anaïs': first, 'de Louis': second })).toEqual([])
  expect(themes.map(({ text }) => text).every((text) => text.length > 20) && daily.length > 20).toBe(true)
  const overlays = [firstInSecond, secondInFirst].map((laid) => laid!.map(({ text }) => text))
  // Both people may have the same planet in the same house of the other: that is one text, said of each.
  const all = [...portrait, ...themes.map(({ text }) => text), daily, ...new Set(overlays.flat())]
  const sentences = [...all.flatMap(sentencesOf), ...new Set(contacts.flatMap(({ text }) => sentencesOf(text)))]
  expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
})

test('it opens with the strongest theme, set against the weakest', () => {
  const { themes } = synastryOf(bornIn('lille'), bornIn('bordeaux'))
  const sorted = themes.toSorted((a, b) => b.score - a.score)
  const [first = ''] = of(bornIn('lille'), bornIn('bordeaux'))
  expect(first).toBe(`${openings[sorted[0]!.theme]} ${reserves[sorted[4]!.theme]}`)
})

test('the text of a theme follows its score', () => {
  const { themes } = compareBirths(bornIn('lille'), bornIn('bordeaux'), whose)
  expect(themes.map(({ theme }) => theme)).toEqual(LOVE_THEMES)
  for (const { theme, score, text } of themes) {
    const level = score >= 75 ? 'veryHigh' : score >= 55 ? 'high' : score >= 35 ? 'middle' : 'low'
    expect(text).toBe(themesSaid[theme][level])
  }
})

test('the days of two are told the same in either order', () => {
  expect(dailyOf([bornIn('nice'), bornIn('brest')])).toBe(dailyOf([bornIn('brest'), bornIn('nice')]))
})

test('a false place would be found', () => {
  const charts = { 'd’Anaïs': bornIn('lille'), 'de Louis': bornIn('nice') }
  expect(falsePlacesOfTwo('Le Soleil d’Anaïs en Lion veut tout.', charts)).toHaveLength(1)
  expect(falsePlacesOfTwo('Rien (Vénus d’Anaïs en trigone à Mars de Louis) ne presse.', charts)).toHaveLength(1)
  expect(falsePlacesOfTwo('Vos deux Lunes sont en Verseau.', charts)).toHaveLength(1)
})

test('any two people get 250 to 350 words, true places and no sentence twice', () => {
  const days = fc.date({ min: new Date('1940-01-01'), max: new Date('2005-01-01'), noInvalidDate: true })
  const born = (day: Date) => {
    const [date = '', time = ''] = day.toISOString().split('T')
    return chartOf({ latitude: 45.76, longitude: 4.84, timeZone: 'UTC', date, time: time.slice(0, 5) })
  }
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [first, second] = [born(one), born(other)]
      const portrait = of(first, second)
      expect(sizeOf(portrait)).toBeGreaterThanOrEqual(250)
      expect(sizeOf(portrait)).toBeLessThanOrEqual(350)
      const sentences = portrait.flatMap(sentencesOf)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(falsePlacesOfTwo(portrait.join(' '), { 'd’Anaïs': first, 'de Louis': second })).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('two people without their hours of birth, or one of them, get as many words, and are told what is missing', () => {
  const born = (day: number, timed: boolean) =>
    chartOf({
      latitude: 45.76,
      longitude: 4.84,
      timeZone: 'UTC',
      date: new Date(Date.UTC(1935, 0, 1) + day * 86_400_000).toISOString().slice(0, 10),
      ...(timed && { time: '12:30' }),
    })
  for (let turn = 0; turn < 1500; turn++) {
    const second = turn % 3 === 0
    const [one, other] = [born((turn * 7919) % 28_000, false), born((turn * 104_729 + 500) % 28_000, second)]
    const portrait = of(one, other)
    expect(sizeOf(portrait), `${one.instant} ${other.instant}`).toBeGreaterThanOrEqual(250)
    expect(sizeOf(portrait), `${one.instant} ${other.instant}`).toBeLessThanOrEqual(350)
    const sentences = portrait.flatMap(sentencesOf)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(portrait.at(-1)).toContain(second ? 'L’heure de naissance d’Anaïs manque' : 'vos deux heures de naissance')
    expect(falsePlacesOfTwo(portrait.join(' '), { 'd’Anaïs': one, 'de Louis': other })).toEqual([])
  }
})
