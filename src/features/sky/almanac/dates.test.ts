import { expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { around, daysOf, readDate, spanOfDate, type Unit } from './dates.ts'

test.each<[Unit, string]>([
  ['day', '1900-01-01'],
  ['day', '2100-12-31'],
  ['day', '2024-02-29'],
  ['month', '1900-01'],
  ['month', '2100-12'],
  ['year', '1900'],
  ['year', '2100'],
])('a %s is read: %s', (unit, text) => expect(readDate(unit, ` ${text} `)).toBe(text))

const refusal = (unit: Unit, text: string) => {
  try {
    return readDate(unit, text)
  } catch (thrown) {
    return thrown instanceof Refusal ? [thrown.entry.code, thrown.field] : thrown
  }
}

test.each<[Unit, string, number]>([
  ['day', '1899-12-31', 4771],
  ['day', '2101-01-01', 4771],
  ['month', '1899-12', 4771],
  ['month', '2101-01', 4771],
  ['year', '1899', 4771],
  ['year', '2101', 4771],
  ['day', '2023-02-29', 4770],
  ['day', '2023-02', 4770],
  ['month', '2026-13', 4770],
  ['month', '03/2026', 4770],
  ['year', '26', 4770],
  ['year', '', 4770],
])('a %s is refused at its field: %s', (unit, text, code) => {
  expect(refusal(unit, text)).toEqual([code, { day: 'jour', month: 'mois', year: 'annee' }[unit]])
})

test.each<[Unit, string, string | null, string | null]>([
  ['day', '2024-02-29', '2024-02-28', '2024-03-01'],
  ['month', '2026-02', '2026-01', '2026-03'],
  ['month', '2026-12', '2026-11', '2027-01'],
  ['year', '2024', '2023', '2025'],
  ['year', '2023', '2022', '2024'],
  ['day', '1900-01-01', null, '1900-01-02'],
  ['month', '2100-12', '2100-11', null],
  ['year', '2100', '2099', null],
])('the neighbours of a %s: %s', (unit, date, before, after) => {
  expect(around(unit, date)).toEqual({ before, after })
})

test('the days of a month, and the span of a year', () => {
  expect(daysOf('2024-02')).toHaveLength(29)
  expect([daysOf('2026-02').length, daysOf('2026-02').at(-1)]).toEqual([28, '2026-02-28'])
  expect(spanOfDate('year', '2024')).toEqual({ from: '2024-01-01', until: '2025-01-01' })
})
