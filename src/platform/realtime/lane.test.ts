import { expect, test } from 'vitest'
import { Lane, PLACES } from './lane.ts'

/** Work of a lane that ends when it is told to, and what has begun of it. */
function works(lane: Lane, count: number) {
  const begun: number[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const runs = ends.map(({ promise }, place) =>
    lane.run(async () => {
      begun.push(place)
      await promise
      return place
    }),
  )
  return { begun, ends, runs }
}

/** Turns of the event loop. */
async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next))
}

test('little is done at once, the rest in the order of its arrival, and nothing is lost', async () => {
  const { begun, ends, runs } = works(new Lane(), PLACES + 3)
  await pass(PLACES * 3)
  expect(begun).toEqual(Array.from({ length: PLACES }, (_, place) => place))
  ends[PLACES - 1]?.resolve()
  await pass(3)
  expect(begun.at(-1)).toBe(PLACES)
  for (const { resolve } of ends) resolve()
  expect(await Promise.all(runs)).toEqual(ends.map((_, place) => place))
  expect(begun).toEqual(ends.map((_, place) => place))
})

test('what arrives between two pieces of work goes before the second', async () => {
  const lane = new Lane()
  const order: string[] = []
  const signals = Array.from({ length: 3 }, (_, place) =>
    lane.run(async () => {
      order.push(`signal ${place}`)
      // As a message that the thread reads while this signal is passed on.
      if (place === 0) setImmediate(() => order.push('message'))
    }),
  )
  await Promise.all(signals)
  expect(order).toEqual(['signal 0', 'message', 'signal 1', 'signal 2'])
})

test('work that fails gives its place back, and its failure to who asked for it', async () => {
  const lane = new Lane()
  const failing = Array.from({ length: PLACES * 2 }, () => lane.run(() => Promise.reject(new Error('no'))))
  const outcomes = await Promise.allSettled(failing)
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await lane.run(async () => 'done')).toBe('done')
})

test('work that waits for a lock does not stop what comes after it', async () => {
  const lane = new Lane()
  const { ends, runs } = works(lane, PLACES)
  expect(await lane.run(async () => 'passed')).toBe('passed')
  for (const { resolve } of ends) resolve()
  await Promise.all(runs)
  const after = works(lane, PLACES + 1)
  await pass(PLACES * 3)
  expect(after.begun).toHaveLength(PLACES)
  for (const { resolve } of after.ends) resolve()
  await Promise.all(after.runs)
})
