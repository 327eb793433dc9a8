import { expect, test } from 'vitest'
import { excerptOf, termsOf } from './search-rules.ts'

const found = (text: string, words: string) => {
  const excerpt = excerptOf(text, termsOf(words))
  return excerpt && [excerpt.before, excerpt.match, excerpt.after]
}

test('accents, capitals and punctuation don’t count, and every word must be there', () => {
  expect(found('Votre mère vous a écrit à Noël.', 'MERE noel')).toEqual(['Votre ', 'mère', ' vous a écrit à Noël.'])
  expect(found('Votre mère vous a écrit.', 'mère père')).toBeNull()
  expect(found('Il s’appelle Émile 🌙', 'emile')).toEqual(['Il s’appelle ', 'Émile', ' 🌙'])
  expect(found('🌙🌙 cœur', 'cœur')).toEqual(['🌙🌙 ', 'cœur', ''])
  expect(found('Rien', '… !')).toBeNull()
  expect(termsOf('  Où, où ?  ')).toEqual(['ou'])
})

test('what surrounds it is cut on both sides', () => {
  const [before, match, after] = found(`${'a '.repeat(90)}lune${' b'.repeat(90)}`, 'lune')!
  expect([before!.length, match, after!.length]).toEqual([71, 'lune', 71])
  expect([before![0], after!.at(-1)]).toEqual(['…', '…'])
})
