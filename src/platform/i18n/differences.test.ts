import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

const told = (before: string, after: string, isSame?: (one: string, other: string) => boolean) =>
  differencesOf(before.split(' ').filter(Boolean), after.split(' ').filter(Boolean), isSame)
    .map(({ kind, text }) => `${{ same: '', gone: '-', new: '+' }[kind]}${text}`)
    .join(' ')

test.each([
  ['', '', ''],
  ['', 'la lune', '+la +lune'],
  ['la lune', '', '-la -lune'],
  ['la lune claire', 'la lune claire', 'la lune claire'],
  ['la lune claire', 'la mer claire', 'la -lune +mer claire'],
  ['la lune', 'ce soir la lune', '+ce +soir la lune'],
  ['la lune ce soir', 'la lune', 'la lune -ce -soir'],
  ['a b c d', 'b c x d', '-a b c +x d'],
  ['a b c d e', 'c d e a b', '-a -b c d e +a +b'],
  ['un deux', 'trois quatre', '-un -deux +trois +quatre'],
])('from "%s" to "%s" the words are told as "%s"', (before, after, expected) => {
  expect(told(before, after)).toBe(expected)
})

test('words that are taken for the same one are told as they were before', () => {
  expect(told('La Lune', 'la lune', (one, other) => one.toLowerCase() === other.toLowerCase())).toBe('La Lune')
})
