import { expect, test } from 'vitest'
import { isOpen, listed, paragraphsOf, STEPS, standingAt } from './rules.ts'

test('a typed list has each item once, however it is separated', () => {
  expect(listed(' amour, travail\namour;; famille ')).toEqual(['amour', 'travail', 'famille'])
  expect(listed(' ,\n ')).toEqual([])
})

test('paragraphs are parted by an empty line, and bounded as a profile’s are', () => {
  expect(paragraphsOf('Un.\r\nSuite.\r\n\r\n Deux. ')).toEqual(['Un.\nSuite.', 'Deux.'])
  expect(paragraphsOf('x'.repeat(1501))).toBe(null)
  expect(paragraphsOf(Array(9).fill('un').join('\n\n'))).toBe(null)
})

test('where an application stands', () => {
  const of = (state: Parameters<typeof standingAt>[0]) => STEPS.map((step) => standingAt(state, step))
  expect(of('received')).toEqual(['done', 'now', 'later', 'later'])
  expect(of('tested')).toEqual(['done', 'done', 'done', 'now'])
  expect(of('live')).toEqual(['done', 'done', 'done', 'done'])
  expect([isOpen('tested'), isOpen('refused'), isOpen('live')]).toEqual([true, false, false])
})
