import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Flood, Flooded } from './flood.ts'
import { signIn } from './people.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'

const SECONDS = 10
const FIRST_PACE = 60
const WARMING_SECONDS = 15
const RECOVERY_SECONDS = 10

/** Three times what one process can make of a page that is made for each request. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const crowd = fork(new URL('flood.ts', import.meta.url))
  try {
    const url = `${program.address}/voyance`
    const cookie = await signIn(program, 'cliente@demo.test')
    const flood: Pour = async (perSecond, seconds) => {
      crowd.send({ url, cookie, perSecond, seconds } satisfies Flood)
      return (await once(crowd, 'message'))[0] as Flooded
    }
    // Code that has run seldom is slow: it is not what the program can do.
    await flood(FIRST_PACE, WARMING_SECONDS)
    const capacity = await highestPace(flood)
    const calm = await flood(Math.max(1, Math.round(capacity / 5)), SECONDS)
    const unloaded = percentile(calm.served, 0.99)
    const flooding = Math.round(capacity * 3)
    // What it takes to notice the flood is not what it is like within it.
    await flood(flooding, 1)
    const storm = await flood(flooding, SECONDS)
    const recovered = await secondsUntilServed(flood, capacity / 5)
    figure('capacity of one process, signed-in pages per second', capacity)
    figure('refused while unloaded', calm.refused + calm.other, { atMost: 0 })
    figure('p99 unloaded, in ms', unloaded)
    figure('p99 of the admitted at three times capacity, in ms', percentile(storm.served, 0.99))
    figure('p99 at three times capacity, share of unloaded', percentile(storm.served, 0.99) / unloaded, { atMost: 2 })
    figure('served at three times capacity, share of capacity', storm.served.length / SECONDS / capacity)
    figure('neither served nor refused with 503 and Retry-After', storm.other + storm.refusedWithoutRetry, {
      atMost: 0,
    })
    figure('seconds until nobody is refused again', recovered, { atMost: RECOVERY_SECONDS })
  } finally {
    crowd.kill()
    await program.stop()
  }
}

type Pour = (perSecond: number, seconds: number) => Promise<Flooded>

/** The most that come each second, at an even pace, without one in a hundred being refused: one bad moment is no limit. */
async function highestPace(flood: Pour): Promise<number> {
  let highest = 0
  for (let pace = FIRST_PACE, failures = 0; failures < 2; pace *= 1.15) {
    const { served, refused, other } = await flood(Math.round(pace), 3)
    const isHeld = refused + other <= served.length / 100
    failures = isHeld ? 0 : failures + 1
    if (isHeld) highest = pace
  }
  return highest
}

async function secondsUntilServed(flood: Pour, perSecond: number): Promise<number> {
  for (let second = 1; second <= RECOVERY_SECONDS; second += 1) {
    const { refused, other } = await flood(Math.round(perSecond), 1)
    if (refused + other === 0) return second
  }
  return Number.POSITIVE_INFINITY
}
