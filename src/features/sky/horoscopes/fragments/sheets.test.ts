import { expect, test } from 'vitest'
import { SIGNS } from '../../../../astrology/names.ts'
import * as facts from './facts.data.ts'
import { contradict, type Fragment, readFragment } from './fragment.ts'
import { headlines } from './headlines.data.ts'
import { hearts } from './hearts.data.ts'
import { daySheets, periodSheets } from './sheets.ts'
import * as spans from './spans.data.ts'
import { voices } from './voices.data.ts'
import { ways } from './ways.data.ts'

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsOf)
const fragmentsOf = (value: unknown) => stringsOf(value).map((one) => readFragment(one as Fragment))
const textsOf = (value: unknown): string[] => fragmentsOf(value).map(({ text }) => text)

const { bodyNames: _, places: __, ...events } = facts
const { decanDates: ___, ...periods } = spans
const own = [...textsOf(ways), ...textsOf(hearts), ...stringsOf(voices), ...stringsOf(headlines)]
const days = [...textsOf(daySheets), ...own]
const told = [...textsOf(events), ...textsOf(periods)]
const all = [...days, ...textsOf(periodSheets), ...told]

test('there are at least two and a half thousand sentences, all different', () => {
  expect(days.length).toBeGreaterThanOrEqual(900)
  expect(all.length).toBeGreaterThanOrEqual(2500)
  const twice = all.filter((one, index) => all.indexOf(one) !== index)
  expect(twice).toEqual([])
})

test('every sentence follows French typography', () => {
  expect(all.filter((one) => /['\u202f!]|\s[;:?»]|«\s| {2}|\.\.\./.test(one.replaceAll('\u00a0', '~')))).toEqual([])
  const whole = [...days, ...textsOf(periodSheets)].map((one) => one.replace(/^\{when\}/, 'Toute l’année'))
  expect(whole.filter((one) => !/^[A-ZÀÂÉÈÊÎÔÙÇŒ«].*[.?…»]$/.test(one))).toEqual([])
  // A date or a hinge comes first, and the full stop is added.
  expect(textsOf(events).filter((one) => !/^(?:\{(?:body|when)\}|l[ae]? |l’|[A-Z]).*[^.]$/.test(one))).toEqual([])
})

test('a sentence for a day fits any day, and any season', () => {
  const daily = [...days, ...textsOf(events), ...textsOf(Object.values(periodSheets).map(({ week }) => week))]
  expect(
    [...days, ...told].filter((one) => /aujourd’hui|\bdemain\b|ce matin|cette semaine|ce mois/i.test(one)),
  ).toEqual([])
  const seasonal =
    /pique-nique|patinoire|vendange|colza|cerf-volant|l’herbe|banc au soleil|bien exposé|la haie|limonade|potager|une glace, un bal|plage de sable|sapin|muguet/i
  expect(daily.filter((one) => seasonal.test(one))).toEqual([])
})

test('each sign has headlines of at most twelve words and a voice of its own', () => {
  for (const sign of SIGNS) {
    const lines = [...headlines[sign].good, ...headlines[sign].hard]
    expect(lines).toHaveLength(24)
    expect(lines.filter((one) => one.split(/[ \u00a0’]/).filter((word) => /\p{L}/u.test(word)).length > 12)).toEqual([])
    expect(stringsOf(voices[sign])).toHaveLength(24)
  }
})

test('a reader alone and one in a couple are both spoken to', () => {
  for (const { alone, couple } of Object.values(hearts)) {
    expect(fragmentsOf(alone).map(({ tag }) => tag)).toEqual(Array(12).fill('alone'))
    expect(fragmentsOf(couple).map(({ tag }) => tag)).toEqual(Array(12).fill('couple'))
  }
})

test('marks are read, and contrary ones contradict each other', () => {
  const [begin, wait, hard, even] = (['+begin A.', '=wait B.', '- C.', '=save D.'] as const).map(readFragment)
  expect(begin).toEqual({ text: 'A.', tone: 1, tag: 'begin' })
  expect(hard).toEqual({ text: 'C.', tone: -1, tag: null })
  expect([contradict(begin!, wait!), contradict(begin!, hard!), contradict(even!, hard!)]).toEqual([true, true, false])
  const tones = new Set(fragmentsOf(Object.values(daySheets)).map(({ tone }) => tone))
  expect(tones).toEqual(new Set([1, 0, -1]))
})

test('sentences about a stay, an eclipse or the Sun have their date, once, and others have none', () => {
  for (const { month, year } of Object.values(periodSheets)) {
    const dated = [...textsOf(month.sunHouse), ...textsOf(year.eclipseHouse), readFragment(year.eclipseAgain).text]
    expect(dated.filter((one) => one.split('{date}').length !== 2)).toEqual([])
    const stays = [...textsOf(year.jupiterHouse), ...textsOf(year.saturnHouse), ...textsOf(month.mercuryHouse)]
    expect(stays.filter((one) => !/^(?:[^{]*[.?] )?\{when\}, [^{]*(?:\{in\}[^{]*)?$/.test(one))).toEqual([])
    const vague = /quinzaine|mi-mois|milieu du mois|début d[eu] mois|fin du mois|douze mois|année|mois-ci|tout le mois/i
    expect(
      [...dated, ...stays].filter((one) =>
        vague.test(one.replace('dont les années suivantes', '').replace('met des années', '')),
      ),
    ).toEqual([])
  }
})

test('no sentence mentions illness as a forecast, death, winnings or gambling', () => {
  const forbidden = /\b(maladie|mort|décès|enceinte|grossesse|loterie|loto|casino|jackpot|vous gagnerez)\b|\bcancer\b/
  expect(all.filter((one) => forbidden.test(one))).toEqual([])
})
