import { expect, test } from 'vitest'
import { type Asked, count, openDoor } from '../../../test/door.ts'

/** What one page takes of the thread. */
const PAGE_MS = 8
const CAPACITY = 1000 / PAGE_MS

/** Nobody is refused who would wait less, and who is let in during a flood waits less. */
const SECOND_MS = 1000

/** A node with one thread, shared by the requests under way; its clock advances by milliseconds. */
function openNode() {
  const door = openDoor()
  const inside: { leftMs: number; leave(): void }[] = []
  const asked: (Asked & { ahead: number })[] = []
  let due = 0
  const serve = () => new Promise<void>((leave) => void inside.push({ leftMs: PAGE_MS, leave }))
  const ask = () => {
    const ahead = door.admission.line.length
    asked.push(Object.assign(door.ask('page', serve), { ahead }))
  }
  return {
    ask,
    /** Simulates so many requests per second for a time; returns the requests. */
    async live(ms: number, perSecond: number) {
      const before = asked.length
      for (let passed = 0; passed < ms; passed += 1) {
        for (due += perSecond / 1000; due >= 1; due -= 1) ask()
        const share = 1 / inside.length
        for (const one of inside) one.leftMs -= share
        await door.pass(1, inside.length > 0 ? 1 : 0)
        for (const one of inside.filter(({ leftMs }) => leftMs < 1e-9)) {
          inside.splice(inside.indexOf(one), 1)
          one.leave()
        }
        await door.settled()
      }
      return asked.slice(before)
    },
  }
}

const refused = <A extends Asked>(asked: readonly A[]) => asked.filter(({ state }) => state === 'refused')
const most = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!

test.each([0, 0.5, 0.8])('a hundred at once beside %d of the capacity: nobody is refused', async (share) => {
  const node = openNode()
  await node.live(2000, CAPACITY * share)
  for (let person = 0; person < 100; person += 1) node.ask()
  expect(refused(await node.live(6000, CAPACITY * share))).toEqual([])
})

test.each([3, 10])(
  'at %d times the capacity: admitted requests are as quick, the wait is short, the others are refused at once',
  async (times) => {
    const node = openNode()
    const calm = await node.live(2000, CAPACITY / 5)
    const first = await node.live(1000, CAPACITY * times)
    const storm = await node.live(6000, CAPACITY * times)
    await node.live(3000, 0)
    const served = storm.filter(({ state }) => state === 'left')
    const took = (asked: typeof served) =>
      most(
        asked.map(({ askedAt, waitedMs, endedAt }) => endedAt - askedAt - waitedMs),
        0.99,
      )
    expect(took(served)).toBeLessThanOrEqual(2 * Math.max(took(calm), PAGE_MS))
    expect(served.length + count(first, 'left')).toBeGreaterThan(CAPACITY * 7 * 0.85)
    expect(Math.max(...served.map(({ waitedMs }) => waitedMs))).toBeLessThan(SECOND_MS)
    // Their own turn comes when all of those have left, and one more.
    expect(refused(storm).filter(({ ahead }) => (ahead + 1) * PAGE_MS < SECOND_MS)).toEqual([])
    expect(refused(storm).filter(({ askedAt, endedAt }) => endedAt > askedAt + 1)).toEqual([])
    expect(served.length + refused(storm).length).toBe(storm.length)
  },
)

test('once a flood is over nobody is refused', async () => {
  const node = openNode()
  await node.live(3000, CAPACITY * 3)
  await node.live(1000, CAPACITY / 2)
  expect(refused(await node.live(2000, CAPACITY / 2))).toEqual([])
})
