import { expect, test } from 'vitest'
import { runChaos } from '../test/chaos/chaos.ts'
import { Random } from '../test/chaos/random.ts'
import { openChatStage } from '../test/chaos/stage.ts'
import type { Witness } from '../test/chaos/witness.ts'

test('people consult and pay while processes and the database are killed: everything acknowledged is kept', async () => {
  const random = new Random(20_261_121)
  const enough = ({ ends, messages, orders }: Witness) => ends.size > 2 && messages.length > 20 && orders.size > 5
  const { violations, witness } = await runChaos(openChatStage(), {
    faults: 8,
    from: ['kills'],
    random,
    say: () => {},
    enough,
  })
  expect(violations).toEqual([])
  expect(enough(witness)).toBe(true)
  // A silent room ends after ten minutes, which the faster clock makes one.
}, 900_000)
