import { expect, test } from 'vitest'
import { daySheets, periodSheets } from './sheets.ts'

const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentencesOf)
const days = sentencesOf(daySheets)
const all = [...days, ...sentencesOf(periodSheets)]

test('there are at least nine hundred sentences for a day, all different', () => {
  expect(days.length).toBeGreaterThanOrEqual(900)
  expect(new Set(all).size).toBe(all.length)
})

test('every sentence follows French typography', () => {
  expect(all.filter((one) => /['\u202f!]|\s[;:?»]|«\s| {2}|\.\.\./.test(one.replaceAll('\u00a0', '~')))).toEqual([])
  const said = all.map((one) => one.replace(/^\{when\}/, 'Toute l’année'))
  expect(said.filter((one) => !/^[A-ZÀÂÉÈÊÎÔÙÇŒ«].*[.?…»]$/.test(one))).toEqual([])
})

test('a sentence for a day fits any day', () => {
  expect(days.filter((one) => /aujourd’hui|\bdemain\b|ce matin|cette semaine|ce mois/i.test(one))).toEqual([])
})

test('sentences about a stay, an eclipse or the Sun have their date, once, and others have none', () => {
  for (const { month, year } of Object.values(periodSheets)) {
    const dated = [...sentencesOf(month.sunHouse), ...sentencesOf(year.eclipseHouse), year.eclipseAgain]
    expect(dated.filter((one) => one.split('{date}').length !== 2)).toEqual([])
    const stays = [...sentencesOf(year.jupiterHouse), ...sentencesOf(year.saturnHouse)]
    expect(stays.filter((one) => !/^(?:[^{]*[.?] )?\{when\}, [^{]*$/.test(one))).toEqual([])
    const vague = /quinzaine|mi-mois|milieu du mois|début d[eu] mois|fin du mois|douze mois|année/i
    expect(
      [...dated, ...stays].filter((one) =>
        vague.test(one.replace('dont les années suivantes', '').replace('met des années', '')),
      ),
    ).toEqual([])
  }
})

test('no sentence mentions illness, death, winnings or gambling', () => {
  const forbidden = /\b(maladie|cancer|mort|décès|enceinte|grossesse|loterie|loto|casino|jackpot|vous gagnerez)\b/i
  expect(all.filter((one) => forbidden.test(one))).toEqual([])
})
