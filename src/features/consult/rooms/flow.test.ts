import { expect, test } from 'vitest'
import { type Flow, flowAfter } from './flow.ts'

/** The flow after a report each second, from 0 on. */
const after = (...packets: number[]) =>
  packets.reduce<Flow | null>(
    (flow, count, second) => flowAfter(flow, { packets: count, overMs: 1000 }, second * 1000),
    null,
  )

test('sound is proven from the second report on, up to the last one with packets', () => {
  expect(after(50)).toMatchObject({ since: 0, until: 0, isFlowing: true })
  expect(after(50, 50, 12)).toMatchObject({ since: 0, until: 2000 })
  expect(after(50, 50, 0, 0)).toMatchObject({ since: 0, until: 1000, isFlowing: false })
})

test('the first report after a silence proves nothing yet', () => {
  expect(after(50, 50, 0, 30)).toMatchObject({ since: 3000, until: 3000 })
  expect(after(50, 50, 0, 30, 50)).toMatchObject({ since: 3000, until: 4000 })
})

test('reports that came late leave a gap, however long they claim to be', () => {
  const flow = after(50, 50)
  expect(flowAfter(flow, { packets: 50, overMs: 1000 }, 2400)).toMatchObject({ since: 0, until: 2400 })
  expect(flowAfter(flow, { packets: 50, overMs: 1000 }, 5000)).toMatchObject({ since: 5000, until: 5000 })
  expect(flowAfter(flow, { packets: 900, overMs: 60_000 }, 9000)).toMatchObject({ since: 9000, until: 9000 })
})
