import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Flood, Flooded } from './flood.ts'
import { percentile } from './report.ts'

/** Sends requests from its own process, so that its work does not count as the program's. */
export class Pourer {
  private readonly child: ChildProcess = fork(new URL('flood.ts', import.meta.url))
  private readonly target: { url: string; cookie: string }

  constructor(url: string, cookie = '') {
    this.target = { url, cookie }
  }

  pour = (perSecond: number, seconds: number): Promise<Flooded> => this.do({ ...this.target, perSecond, seconds })
  burst = (atOnce: number): Promise<Flooded> => this.do({ ...this.target, atOnce })

  stop(): void {
    this.child.kill()
  }

  private async do(flood: Flood): Promise<Flooded> {
    const over = new AbortController()
    const { signal } = over
    this.child.send(flood)
    // Nothing else keeps this process: if they ended, it would end with nothing said.
    const fell = once(this.child, 'exit', { signal }).then(([code, by]) => {
      throw new Error(`those who flood ended: ${by ?? code}`)
    })
    try {
      return (await Promise.race([once(this.child, 'message', { signal }), fell]))[0] as Flooded
    } finally {
      over.abort()
    }
  }
}

export const unserved = ({ refused, refusedWithoutRetry, other }: Flooded): number =>
  refused.length + refusedWithoutRetry + other

/** The wait of the served requests for admission. */
export const waitOf = ({ served }: Flooded, share: number): number =>
  percentile(
    served.map(({ waitedMs }) => waitedMs),
    share,
  )

/** The time from admission to the end of the answer. */
export const timeInside = ({ served }: Flooded, share: number): number =>
  percentile(
    served.map(({ ms, waitedMs }) => ms - waitedMs),
    share,
  )

export const FIRST_PACE = 30
const WARMING_SECONDS = 15
/** A longer wait means a growing queue: more requests come than leave. */
const HELD_WAIT_MS = 100

/**
 * The highest steady rate per second with fewer than one refusal in a hundred and without a growing queue; a single bad
 * moment does not count. Warms up first, as cold code is slower.
 */
export async function capacityOf({ pour }: Pourer): Promise<number> {
  await pour(FIRST_PACE, WARMING_SECONDS)
  let highest = 0
  for (let pace = FIRST_PACE, failures = 0; failures < 2; pace *= 1.2) {
    const flooded = await pour(Math.round(pace), 3)
    const isHeld = unserved(flooded) <= flooded.served.length / 100 && waitOf(flooded, 0.9) <= HELD_WAIT_MS
    failures = isHeld ? 0 : failures + 1
    if (isHeld) highest = pace
  }
  return highest
}
