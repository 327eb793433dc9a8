import { expect, test } from 'vitest'
import { decadeOf, wordsIn } from './rules.ts'

test('words are counted as a reader does, and ages by ten years', () => {
  expect(wordsIn('Je vois : l’hiver passe… 12 jours !')).toBe(6)
  expect(wordsIn(' — … !  ')).toBe(0)
  expect([18, 29, 30, 39].map(decadeOf)).toEqual([10, 20, 30, 30])
})
