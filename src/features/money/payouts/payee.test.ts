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

// The example of each country in the registry of ISO 13616.
test.each([
  'AD1200012030200359100100',
  'AT611904300234573201',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'CH9300762011623852957',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'MC5811222000010123456789030',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'VA59001123000012345678',
])('the registry’s own IBAN %s is valid', (iban) => {
  expect(isIban(iban)).toBe(true)
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

test('a name is cut after the 70 characters of a transfer, and its ligatures are spelled out', () => {
  expect(bankName('a'.repeat(71))).toBe('a'.repeat(70))
  expect(bankName('Æon sœur')).toBe('aeon soeur')
})
