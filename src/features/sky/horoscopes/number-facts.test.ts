import { expect, test } from 'vitest'
import { because } from './because.ts'
import { numberFacts } from './number-facts.ts'

const at = new Date('2026-11-20T05:52:13Z')
const sentence = (text: string, body: 'venus' | 'mars', orb = 1) => ({
  text,
  because: because(body, 'house', 'house-2', orb, at),
  meaning: null,
})

test('a fact has one number on a page, and is new once', () => {
  const edited = { text: 'e', because: null, meaning: null }
  const shown = numberFacts([
    [sentence('a', 'venus'), sentence('b', 'mars')],
    [sentence('c', 'venus', 2), edited],
    [edited],
  ])
  expect(shown.flat().map(({ text, fact, isFirst }) => [text, fact, isFirst])).toEqual([
    ['a', 1, true],
    ['b', 2, true],
    ['c', 1, false],
    ['e', 3, true],
    ['e', 4, true],
  ])
})
