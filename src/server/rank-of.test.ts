import { expect, test } from 'vitest'
import { rankOf } from './rank-of.ts'

test.each([
  ['/api/wallet/top-ups', 'first'],
  ['/api/consultations/7/messages', 'first'],
  ['/consultations/7', 'first'],
  ['/espace-voyant', 'first'],
  ['/api/psychics', 'call'],
  ['/voyance', 'page'],
  ['/', 'page'],
])('%s is %s', (path, rank) => {
  expect(rankOf(path)).toBe(rank)
})
