import { expect, test } from 'vitest'
import { bankText } from './bank-text.ts'

test.each([
  ['accents are taken off', 'Éléonore Ÿvès', 'Eleonore Yves'],
  ['ligatures and other letters are spelled out', 'Æon sœur Groß Łódź Ørsted', 'AEon soeur Gross Lodz Orsted'],
  ['an apostrophe is the plain one', 'd’Albe', "d'Albe"],
  ['an ampersand is a plus sign', 'Albe & Cie', 'Albe + Cie'],
  ['what no bank writes is left out', 'Albe «voyante»* 🔮', 'Albe voyante'],
  ['a slash neither begins, ends nor follows another', '//a//b/', 'a/b'],
  ['nothing is left of another alphabet', 'Анна', ''],
])('%s', (_what, text, written) => {
  expect(bankText(text, 70)).toBe(written)
})

test('a text is cut at its length, and not left with a space or slash at its end', () => {
  expect(bankText('a'.repeat(71), 70)).toBe('a'.repeat(70))
  expect(bankText('abc /d', 5)).toBe('abc')
})
