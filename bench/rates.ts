import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Load, Loaded } from './load.ts'
import { say } from './report.ts'

export interface Target {
  url: string
  cookie?: string
}

const ROUNDS = 3
const SECONDS = 4
/** A client that is busier than this may be what limits the rate. */
const BUSIEST = 0.8
export const encoding = { 'accept-encoding': 'gzip' }

const client = fork(new URL('load.ts', import.meta.url))
client.unref()
client.channel?.unref()

async function load(order: Load): Promise<Loaded> {
  client.send(order)
  client.channel?.ref()
  const [told] = (await once(client, 'message')) as [Loaded | { failure: string }]
  client.channel?.unref()
  if ('failure' in told) throw new Error(told.failure)
  return told
}

/**
 * Answers per second for each address, in turn; the best round, as a noisy machine only lowers them. Null if the client
 * was the limit.
 */
export async function rates(connections: number, ...targets: readonly Target[]): Promise<number[] | null> {
  const best = targets.map(() => 0)
  let busiest = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, { url, cookie }] of targets.entries()) {
      const headers = cookie ? { ...encoding, cookie } : encoding
      const { perSecond, busy } = await load({ url, headers, connections, seconds: SECONDS })
      busiest = Math.max(busiest, busy)
      best[place] = Math.max(best[place]!, perSecond)
    }
  }
  if (busiest <= BUSIEST) return best
  say(`  no figure: the client took ${busiest.toFixed(2)} of a core, so the rate may be its own`)
  return null
}

export const stopClient = (): void => void client.kill()
