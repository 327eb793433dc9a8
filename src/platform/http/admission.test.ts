import { expect, test } from 'vitest'
import { Admission, type Rank, rankOf } from './admission.ts'

/** A door before a thread whose account the test writes. */
function door() {
  const load = { now: 0, busyMs: 0 }
  const admission = new Admission(() => ({ ...load }))
  return {
    admission,
    /** Time passes, busy for that share of it. */
    pass(ms: number, share: number) {
      load.now += ms
      load.busyMs += ms * share
    },
    /** How many come in at once before one is refused; all leave again. */
    room(rank: Rank) {
      let inside = 0
      while (admission.enter(rank)) inside += 1
      for (let left = inside; left > 0; left -= 1) admission.leave(rank)
      return inside
    },
  }
}

test('a rested node lets a burst in, each rank by itself', () => {
  const { admission, room } = door()
  expect([room('first'), room('call'), room('page')]).toEqual([256, 64, 12])
  expect(admission.refused).toBe(3)
})

test('a node without rest lets few in, money and open consultations before pages, until it rests again', () => {
  const { pass, room } = door()
  pass(100, 1)
  const busy = [room('first'), room('call'), room('page')]
  expect(busy).toEqual([64, 8, 3])
  pass(99, 0)
  expect(room('page')).toBe(3)
  pass(1, 0)
  expect(room('page')).toBe(12)
})

test('a node becomes busy at nine tenths, and is so until it rests three', () => {
  const { pass, room } = door()
  pass(100, 0.89)
  expect(room('page')).toBe(12)
  pass(100, 0.91)
  expect(room('page')).toBe(3)
  pass(100, 0.71)
  expect(room('page')).toBe(3)
  pass(100, 0.69)
  expect(room('page')).toBe(12)
})

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
