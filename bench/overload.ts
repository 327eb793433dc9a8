import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import type { Flood, Flooded } from './flood.ts'
import { signIn } from './people.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'

const SECONDS = 10
/** As many at once as a busy node lets in. */
const AT_ONCE = 2
const RECOVERY_SECONDS = 10

/** Three times what one process can make of a page that is made for each request. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const crowd = fork(new URL('flood.ts', import.meta.url))
  try {
    const url = `${program.address}/voyance`
    const cookie = await signIn(program, 'cliente@demo.test')
    const flood = async (perSecond: number, seconds: number): Promise<Flooded> => {
      crowd.send({ url, cookie, perSecond, seconds } satisfies Flood)
      return (await once(crowd, 'message'))[0] as Flooded
    }
    const limits = { url, connections: AT_ONCE, headers: { cookie, 'accept-encoding': 'br' } }
    await autocannon({ ...limits, duration: 5 })
    const capacity = (await autocannon({ ...limits, duration: SECONDS })).requests.average
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

async function secondsUntilServed(flood: (perSecond: number, seconds: number) => Promise<Flooded>, perSecond: number) {
  for (let second = 1; second <= RECOVERY_SECONDS; second += 1) {
    const { refused, other } = await flood(Math.round(perSecond), 1)
    if (refused + other === 0) return second
  }
  return Number.POSITIVE_INFINITY
}
