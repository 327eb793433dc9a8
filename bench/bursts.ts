import { setTimeout as wait } from 'node:timers/promises'
import { capacityOf, Pourer, unserved, waitOf } from './floods.ts'
import { signIn } from './people.ts'
import { startProgram } from './program.ts'
import { figure } from './report.ts'

const BURSTS = [1, 8, 30, 100]
const BEHIND = [0, 0.5, 0.8, 1.2]
const ROUNDS = 3
/** Until the queue of a burst is empty again, at four fifths of the capacity. */
const APART_MS = 6000

/** Bursts of simultaneous requests, on an idle node and beside a steady rate of others. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const cookie = await signIn(program, 'cliente@demo.test')
  const page = `${program.address}/voyance`
  const [crowd, others] = [new Pourer(page, cookie), new Pourer(page, cookie)]
  try {
    const capacity = await capacityOf(others)
    figure('capacity of one process, signed-in pages per second', capacity)
    for (const share of BEHIND) await beside(share, capacity, crowd, others)
    for (const path of ['/mon-compte', '/wallet', '/api/users/me', '/api/wallet']) {
      const one = new Pourer(`${program.address}${path}`, cookie)
      await one.burst(1)
      for (const people of [8, 30, 100]) {
        figure(`${people} at once on ${path}, idle: refused`, unserved(await one.burst(people)), { atMost: 0 })
      }
      one.stop()
    }
  } finally {
    crowd.stop()
    others.stop()
    await program.stop()
  }
}

/** Below the capacity nobody is refused, neither in the burst nor of the others. */
async function beside(share: number, capacity: number, crowd: Pourer, others: Pourer): Promise<void> {
  const said = share === 0 ? 'idle' : `beside ${share * 100} % of capacity`
  const limit = share < 1 ? { atMost: 0 } : undefined
  const seconds = (BURSTS.length * ROUNDS * APART_MS) / 1000 + 2
  const behind = share === 0 ? null : others.pour(Math.round(capacity * share), seconds)
  await wait(1000)
  for (const people of BURSTS) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await crowd.burst(people))
      await wait(share === 0 ? 500 : APART_MS)
    }
    const all = { ...rounds[0]!, served: rounds.flatMap(({ served }) => served) }
    const refused = rounds.reduce((sum, round) => sum + unserved(round), 0)
    figure(`${people} at once, ${said}: refused of ${people * ROUNDS}`, refused, limit)
    figure(`${people} at once, ${said}: wait p50, in ms`, waitOf(all, 0.5))
    figure(`${people} at once, ${said}: wait p99, in ms`, waitOf(all, 0.99), { atMost: 2000 })
  }
  if (behind) figure(`the others, ${said}: refused`, unserved(await behind), limit)
}
