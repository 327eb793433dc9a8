import { expect, test } from 'vitest'
import { bankName, hidden, isBic, isIban, withoutSpaces } from './payee.ts'

test.each([
  ['French', 'FR14 2004 1010 0505 0001 3M02 606', true],
  ['Belgian', 'BE68 5390 0754 7034', true],
  ['in lower case', 'fr1420041010050500013m02606', true],
  ['a digit changed', 'FR14 2004 1010 0505 0001 3M02 607', false],
  ['two digits swapped', 'FR14 2004 1001 0505 0001 3M02 606', false],
  ['one character short', 'FR14 2004 1010 0505 0001 3M02 60', false],
  ['a country without transfers in euros', 'TR33 0006 1005 1978 6457 8413 26', false],
  ['a word', 'compte', false],
  ['nothing', '', false],
])('an IBAN: %s', (_what, typed, is) => {
  expect(isIban(withoutSpaces(typed))).toBe(is)
})

test.each([
  ['PSSTFRPPPAR', true],
  ['PSSTFRPP', true],
  ['PSSTFRP', false],
  ['PSST1RPP', false],
])('a BIC: %s', (bic, is) => {
  expect(isBic(bic)).toBe(is)
})

test('an IBAN is masked except for its end, and a name is reduced to the characters of banks', () => {
  expect(hidden('FR1420041010050500013M02606')).toBe('FR•• •••• 2606')
  expect(bankName('Éléonore d’Œuvre & Cie')).toBe("Eleonore d'oeuvre   Cie")
})
