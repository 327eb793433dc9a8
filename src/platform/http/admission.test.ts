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
    async room(rank: Rank) {
      const { promise: over, resolve } = Promise.withResolvers<void>()
      const inside: Promise<void>[] = []
      const before = admission.refused
      while (admission.refused === before) inside.push(admission.within(rank, () => over))
      await expect(inside.pop()).rejects.toMatchObject({ reason: 'overloaded' })
      resolve()
      await Promise.all(inside)
      return inside.length
    },
  }
}

test('a rested node lets a burst in, each rank by itself', async () => {
  const { admission, room } = door()
  expect([await room('first'), await room('call'), await room('page'), await room('kept')]).toEqual([256, 64, 8, 8])
  expect(admission.refused).toBe(4)
})

test('a node without rest lets few in, money and open consultations before pages', async () => {
  const { pass, room } = door()
  pass(100, 1)
  const busy = [await room('first'), await room('call'), await room('page'), await room('kept')]
  expect(busy).toEqual([64, 8, 1, 1])
  pass(99, 0)
  expect(await room('page')).toBe(1)
})

test('as long as some are refused a node that rests lets in one more at a time', async () => {
  const { pass, room } = door()
  pass(100, 1)
  const rooms = [await room('page')]
  for (let look = 0; look < 8; look += 1) {
    pass(100, 0.5)
    rooms.push(await room('page'))
  }
  expect(rooms).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8])
  pass(100, 1)
  expect(await room('page')).toBe(1)
})

test('once nobody was refused a node that rests lets a burst in', async () => {
  const { admission, pass, room } = door()
  pass(100, 1)
  expect(await room('page')).toBe(1)
  pass(100, 0.66)
  admission.admits('page')
  pass(100, 0.64)
  expect(await room('page')).toBe(8)
})

test('a node becomes busy at 95 hundredths, and is so until it rests 35', async () => {
  const { pass, room } = door()
  pass(100, 0.94)
  expect(await room('page')).toBe(8)
  pass(100, 0.96)
  expect(await room('page')).toBe(1)
  pass(100, 0.66)
  expect(await room('page')).toBe(1)
  pass(100, 0.64)
  expect(await room('page')).toBe(2)
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

test('what fails leaves its place', async () => {
  const { admission, room } = door()
  await expect(admission.within('page', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await room('page')).toBe(8)
})
