import { expect, test } from 'vitest'
import { runChaos } from '../test/chaos/chaos.ts'
import { Random } from '../test/chaos/random.ts'
import { openChatStage } from '../test/chaos/stage.ts'

test('people consult and pay while processes and the database are killed: everything acknowledged is kept', async () => {
  const random = new Random(20_261_121)
  const { violations, witness } = await runChaos(openChatStage(), { faults: 8, random, say: () => {} })
  expect(violations).toEqual([])
  expect(witness.ends.size).toBeGreaterThan(2)
  expect(witness.messages.length).toBeGreaterThan(20)
  expect(witness.orders.size).toBeGreaterThan(5)
  // A silent room ends after ten minutes, which the faster clock makes one.
}, 900_000)
