import { expect, test } from 'vitest'
import { expression, lifePath, personalYear } from './numbers.ts'

const sums = (reckoning: ReturnType<typeof expression>) => reckoning?.additions.map(({ sum }) => sum)
const shown = (reckoning: ReturnType<typeof expression>) =>
  reckoning?.additions.map(({ terms }) => terms.map(({ text, value }) => `${text}${value}`).join('+'))

test.each([
  ['1990-05-12', 9, [27, 9]],
  ['1988-11-29', 3, [39, 12, 3]],
  ['2000-01-08', 11, [11]],
  ['1975-12-24', 4, [31, 4]],
  ['1979-11-05', 33, [33]],
  ['1976-10-07', 4, [31, 4]],
  ['1969-01-13', 3, [30, 3]],
])('the life path of %s is %i', (date, number, totals) => {
  const path = lifePath(date)
  expect([path.number, sums(path)]).toEqual([number, totals])
})

test('the personal year adds the birthday to a year', () => {
  const year = personalYear('1990-05-12', 2026)
  expect([year.number, sums(year)]).toEqual([9, [18, 9]])
  expect(shown(year)).toEqual(['11+22+00+55+22+00+22+66', '11+88'])
  expect(personalYear('1990-05-12', 2027).number).toBe(1)
})

test('the expression adds letters, without accents, hyphens or spaces', () => {
  const name = expression('Zoé Œil-Çà')
  expect(shown(name)?.[0]).toBe('Z8+O6+E5+O6+E5+I9+L3+C3+A1')
  expect([name?.number, sums(name)]).toEqual([1, [46, 10, 1]])
  expect(expression('a s j')?.number).toBe(3)
  expect([expression('i')?.number, expression('r')?.number, expression('z')?.number]).toEqual([9, 9, 8])
  expect(expression('ak')).toMatchObject({ number: 3 })
  expect(expression('bi')).toMatchObject({ number: 11, additions: [{ sum: 11 }] })
})

test('a name without letters has no expression, and only a date has a path', () => {
  expect(expression(' 12 - 李')).toBeNull()
  expect(() => lifePath('12/05/1990')).toThrow(RangeError)
})
