import { expect, test } from 'vitest'
import { runChaos } from '../test/chaos/chaos.ts'

test('people consult and pay while processes and the database are killed: everything acknowledged is kept', async () => {
  const { violations, witness } = await runChaos({ faults: 8, seed: 20_261_121, say: () => {} })
  expect(violations).toEqual([])
  expect(witness.ends.size).toBeGreaterThan(2)
  expect(witness.messages.length).toBeGreaterThan(20)
  expect(witness.orders.size).toBeGreaterThan(5)
  // A silent room ends after ten minutes, which the faster clock makes one.
}, 900_000)
