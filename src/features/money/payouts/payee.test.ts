import { expect, test } from 'vitest'
import { bankName, hidden, isBic, isIban, withoutSpaces } from './payee.ts'

test.each([
  ['French', 'FR14 2004 1010 0505 0001 3M02 606', true],
  ['Belgian', 'BE68 5390 0754 7034', true],
  ['in small letters', 'fr1420041010050500013m02606', true],
  ['a digit changed', 'FR14 2004 1010 0505 0001 3M02 607', false],
  ['two digits exchanged', 'FR14 2004 1001 0505 0001 3M02 606', false],
  ['one sign short', 'FR14 2004 1010 0505 0001 3M02 60', false],
  ['a country without transfers in euros', 'TR33 0006 1005 1978 6457 8413 26', false],
  ['a word', 'compte', false],
  ['nothing', '', false],
])('the number of an account: %s', (_what, typed, is) => {
  expect(isIban(withoutSpaces(typed))).toBe(is)
})

test.each([
  ['PSSTFRPPPAR', true],
  ['PSSTFRPP', true],
  ['PSSTFRP', false],
  ['PSST1RPP', false],
])('the code of a bank: %s', (bic, is) => {
  expect(isBic(bic)).toBe(is)
})

test('what is shown of a number is its end, and a name keeps to the signs of banks', () => {
  expect(hidden('FR1420041010050500013M02606')).toBe('FR•• •••• 2606')
  expect(bankName('Éléonore d’Œuvre & Cie')).toBe("Eleonore d'oeuvre   Cie")
})
