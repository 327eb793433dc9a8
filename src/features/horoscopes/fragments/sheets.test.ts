import { expect, test } from 'vitest'
import { daySheets, periodSheets } from './sheets.ts'

const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentencesOf)
const days = sentencesOf(daySheets)
const all = [...days, ...sentencesOf(periodSheets)]

test('nine hundred sentences and more for a day, none of them twice', () => {
  expect(days.length).toBeGreaterThanOrEqual(900)
  expect(new Set(all).size).toBe(all.length)
})

test('each is typeset as French is', () => {
  expect(all.filter((one) => /['\u202f!]|\s[;:?»]|«\s| {2}|\.\.\./.test(one.replaceAll('\u00a0', '~')))).toEqual([])
  expect(all.filter((one) => !/^[A-ZÀÂÉÈÊÎÔÙÇŒ«].*[.?…»]$/.test(one))).toEqual([])
})

test('a sentence of a day can be read on any day', () => {
  expect(days.filter((one) => /aujourd’hui|\bdemain\b|ce matin|cette semaine|ce mois/i.test(one))).toEqual([])
})

test('nothing speaks of illness, death, gain or gambling', () => {
  const forbidden = /\b(maladie|cancer|mort|décès|enceinte|grossesse|loterie|loto|casino|jackpot|vous gagnerez)\b/i
  expect(all.filter((one) => forbidden.test(one))).toEqual([])
})
