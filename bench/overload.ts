import { capacityOf, Pourer, timeInside, unserved, waitOf } from './floods.ts'
import { signIn } from './people.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'

const TIMES = [3, 10]
const SECONDS = 10
const RECOVERY_SECONDS = 10
/** The longest wait for admission. */
const WAIT_MS = 2000

/** Three and ten times the capacity of one process for a page rendered at each request. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const crowd = new Pourer(`${program.address}/mon-compte`, await signIn(program, 'cliente@demo.test'))
  try {
    const capacity = await capacityOf(crowd)
    if (capacity === 0) throw new Error('this machine has too much other work: nobody could be served without waiting')
    const calm = await crowd.pour(Math.max(1, Math.round(capacity / 5)), SECONDS)
    figure('capacity of one process, signed-in pages per second', capacity)
    figure('refused while unloaded', unserved(calm), { atMost: 0 })
    figure('p99 unloaded, in ms', timeInside(calm, 0.99))
    for (const times of TIMES) await flood(crowd, capacity, times, timeInside(calm, 0.99))
  } finally {
    crowd.stop()
    await program.stop()
  }
}

async function flood(crowd: Pourer, capacity: number, times: number, unloaded: number): Promise<void> {
  const flooding = Math.round(capacity * times)
  // Excludes the time until the overload is detected.
  await crowd.pour(flooding, 1)
  const storm = await crowd.pour(flooding, SECONDS)
  const recovered = await secondsUntilServed(crowd, capacity / 5)
  const at = `at ${times} times capacity`
  figure(`p99 after admission ${at}, in ms`, timeInside(storm, 0.99))
  figure(`p99 after admission ${at}, share of unloaded`, timeInside(storm, 0.99) / unloaded, { atMost: 2 })
  figure(`wait for admission ${at}, p50 in ms`, waitOf(storm, 0.5))
  figure(`wait for admission ${at}, the longest in ms`, waitOf(storm, 1), { atMost: WAIT_MS })
  figure(`until a refusal ${at}, p99 in ms`, percentile(storm.refused, 0.99))
  figure(`served ${at}, share of capacity`, storm.served.length / SECONDS / capacity, { atLeast: 0.9 })
  figure(`neither served nor refused with 503 and Retry-After ${at}`, storm.other + storm.refusedWithoutRetry, {
    atMost: 0,
  })
  figure(`seconds until nobody is refused again, after ${times} times`, recovered, { atMost: RECOVERY_SECONDS })
}

async function secondsUntilServed({ pour }: Pourer, perSecond: number): Promise<number> {
  for (let second = 1; second <= RECOVERY_SECONDS; second += 1) {
    if (unserved(await pour(Math.round(perSecond), 1)) === 0) return second
  }
  return Number.POSITIVE_INFINITY
}
