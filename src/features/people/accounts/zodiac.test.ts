import { expect, test } from 'vitest'
import { signOfBirthDate } from './zodiac.ts'

test.each([
  ['1990-01-01', 'capricorn'],
  ['1990-01-19', 'capricorn'],
  ['1990-01-20', 'aquarius'],
  ['1990-02-18', 'aquarius'],
  ['1988-02-29', 'pisces'],
  ['1990-03-20', 'pisces'],
  ['1990-03-21', 'aries'],
  ['1990-04-19', 'aries'],
  ['1990-04-20', 'taurus'],
  ['1990-06-20', 'geminis'],
  ['1990-06-21', 'cancer'],
  ['1990-07-31', 'leo'],
  ['1990-08-23', 'virgo'],
  ['1990-10-22', 'libra'],
  ['1990-10-23', 'scorpio'],
  ['1990-12-21', 'sagittarius'],
  ['1990-12-22', 'capricorn'],
  ['1990-12-31', 'capricorn'],
] as const)('%s is of %s', (day, sign) => {
  expect(signOfBirthDate(day)).toBe(sign)
})
