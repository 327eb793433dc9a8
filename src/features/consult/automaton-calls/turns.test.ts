import { expect, test } from 'vitest'
import { nextOf, type Turn } from './turns.ts'

const turn = (given: Partial<Turn> = {}): Turn => ({
  isOpened: true,
  hasAnswer: true,
  isPaused: false,
  secondsLeft: 600,
  listenedMs: 3000,
  spokenMs: 0,
  silentMs: 3000,
  ...given,
})

test('it opens, listens, and answers when the other side has spoken and is silent', () => {
  expect(nextOf(turn({ isOpened: false }))).toBe('open')
  expect(nextOf(turn())).toBe('listen')
  expect(nextOf(turn({ spokenMs: 900, silentMs: 400 }))).toBe('listen')
  expect(nextOf(turn({ spokenMs: 100, silentMs: 2000 }))).toBe('listen')
  expect(nextOf(turn({ spokenMs: 900, silentMs: 1500 }))).toBe('answer')
})

test('it goes on by itself after a long silence or a noise without an end', () => {
  expect(nextOf(turn({ listenedMs: 12_000 }))).toBe('answer')
  expect(nextOf(turn({ listenedMs: 12_000, spokenMs: 12_000, silentMs: 0 }))).toBe('answer')
})

test('it takes its leave when all is said or the credit ends, and is silent while the meter is paused', () => {
  expect(nextOf(turn({ listenedMs: 12_000, hasAnswer: false }))).toBe('goodbye')
  expect(nextOf(turn({ secondsLeft: 20 }))).toBe('goodbye')
  expect(nextOf(turn({ isPaused: true, secondsLeft: 5, listenedMs: 60_000 }))).toBe('listen')
})
