import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BirthPlace, birthPlaces, bornIn } from '../../../../../test/births.ts'
import { falsePlaces } from '../../../../../test/stated-places.ts'
import { chartOf } from '../../../../astrology/charts/chart.ts'
import { interpret } from '../interpret.server.ts'
import { wordsIn } from './joining.ts'
import { portraitOf } from './portrait.server.ts'

const place = { latitude: 45.76, longitude: 4.84, timeZone: 'UTC' }
const days = fc.date({ min: new Date('1930-01-01'), max: new Date('2015-01-01'), noInvalidDate: true })
const born = (day: Date, timed: boolean) => {
  const [date = '', time = ''] = day.toISOString().split('T')
  return chartOf({ ...place, date, ...(timed && { time: time.slice(0, 5) }) })
}
const sizeOf = (paragraphs: readonly string[]) => paragraphs.reduce((sum, one) => sum + wordsIn(one), 0)
const sentencesOf = (text: string) => text.split(/(?<=[.?!»])\s+/).filter((one) => wordsIn(one) > 2)

/** What the first paragraph has to name, written down before it was. */
const dominant: Readonly<Record<BirthPlace, string>> = {
  paris: 'La Terre l’emporte dans ce thème',
  marseille: 'Six planètes se tiennent en Scorpion',
  rennes: 'Soleil en opposition à la Lune',
  lyon: 'Le Soleil touche l’ascendant',
  lille: 'Six planètes se tiennent en maison VI\u00a0:',
  bordeaux: 'Lune en opposition à Mercure, Mars au carré des deux',
  strasbourg: 'Mercure touche le milieu du ciel',
  nantes: 'Six planètes étaient rétrogrades',
  nice: 'Soleil, Lune et ascendant en Gémeaux',
  brest: 'La Lune, Mars et Saturne forment un grand trigone de Terre',
}

test.each(birthPlaces)('the portrait of the birth at %s names what it is about first', (birth) => {
  const [first = ''] = portraitOf(bornIn(birth))
  expect(first).toContain(dominant[birth])
})

test.each(birthPlaces)('the portrait of the birth at %s has about 400 words, joined, and says both sides', (birth) => {
  const paragraphs = portraitOf(bornIn(birth))
  expect(sizeOf(paragraphs)).toBeGreaterThanOrEqual(350)
  expect(sizeOf(paragraphs)).toBeLessThanOrEqual(450)
  expect(paragraphs.length).toBeGreaterThanOrEqual(5)
  expect(paragraphs.join(' ')).toContain('vous êtes les deux')
})

test.each(birthPlaces)(
  'in the reading of the birth at %s no sentence comes twice, and every place is true',
  (birth) => {
    const chart = bornIn(birth)
    const { portrait, planets, slow, points, ascendant, midheaven, aspects, balance } = interpret(chart)
    const all = [
      ...portrait,
      ...[...planets, ...points].flatMap(({ signs }) => signs.map(({ text }) => text)),
      ...[...planets, ...slow].flatMap(({ house }) => (house ? [house.text] : [])),
      ...[ascendant, midheaven].flatMap((at) => (at ? [at.text] : [])),
      ...aspects.map(({ text }) => text),
      balance.elementText,
      balance.modeText,
    ]
    const sentences = all.flatMap(sentencesOf)
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
    expect(falsePlaces(portrait.join(' '), chart)).toEqual([])
  },
)

test('a false place would be found', () => {
  const chart = bornIn('nice')
  const [first = ''] = portraitOf(chart)
  expect(falsePlaces(first.replace('Gémeaux', 'Lion'), chart)).not.toEqual([])
  expect(falsePlaces('Vénus en maison III.', chart)).toEqual(['Vénus en maison III'])
  expect(falsePlaces('Lune en carré à Mars.', chart)).toEqual(['Lune en carré à Mars'])
  expect(falsePlaces('La Terre l’emporte dans ce thème, avec 70\u00a0% du poids.', chart)).toHaveLength(1)
  expect(falsePlaces('Saturne touche le descendant, à 1°\u00a000′ près.', chart)).toHaveLength(1)
  expect(falsePlaces('Saturne était rétrograde à votre naissance.', chart)).toHaveLength(1)
})

test('with a time, any portrait has 350 to 450 words, true places and no sentence twice', () => {
  fc.assert(
    fc.property(days, (day) => {
      const chart = born(day, true)
      const paragraphs = portraitOf(chart)
      expect(sizeOf(paragraphs)).toBeGreaterThanOrEqual(350)
      expect(sizeOf(paragraphs)).toBeLessThanOrEqual(450)
      const sentences = paragraphs.flatMap(sentencesOf)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(falsePlaces(paragraphs.join(' '), chart)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('without a time, the portrait says what is missing, names no house, and is still a whole', () => {
  fc.assert(
    fc.property(days, (day) => {
      const chart = born(day, false)
      const text = portraitOf(chart).join(' ')
      expect(wordsIn(text)).toBeGreaterThanOrEqual(300)
      expect(wordsIn(text)).toBeLessThanOrEqual(450)
      expect(text).not.toMatch(/maison [IVX]|Votre ascendant/)
      expect(falsePlaces(text, chart)).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('every day of ninety years opens with at least 300 words without a time, even where nothing stands out', () => {
  const first = Date.UTC(1926, 0, 1)
  // Every nineteenth day: no cycle of the sky is a multiple of it.
  for (let day = 0; day < 365 * 90; day += 19) {
    const chart = born(new Date(first + day * 86_400_000), false)
    const text = portraitOf(chart).join(' ')
    expect(wordsIn(text), chart.instant).toBeGreaterThanOrEqual(300)
    expect(wordsIn(text), chart.instant).toBeLessThanOrEqual(450)
    expect(falsePlaces(text, chart)).toEqual([])
  }
}, 120_000)
