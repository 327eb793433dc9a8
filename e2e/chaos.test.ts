import { expect, test } from 'vitest'
import { runChaos } from '../test/chaos/chaos.ts'

test('people consult and pay while processes and the database are killed: all that was promised is kept', async () => {
  const { violations, record } = await runChaos({ faults: 8, seed: 20_261_121, say: () => {} })
  expect(violations).toEqual([])
  expect(record.ends.size).toBeGreaterThan(2)
  expect(record.messages.length).toBeGreaterThan(20)
  expect(record.orders.size).toBeGreaterThan(5)
})
