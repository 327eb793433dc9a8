import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseProxy } from './proxy.ts'
import type { Random } from './random.ts'

/** What the network between the nodes and their database does. */
export type NetworkFault = 'slow' | 'stalled' | 'deaf' | 'black hole' | 'resets' | 'cut in a query' | 'answer lost'

export const networkFaults: readonly NetworkFault[] = [
  'slow',
  'stalled',
  'deaf',
  'black hole',
  'resets',
  'cut in a query',
  'answer lost',
]

/** Long enough for every connection to have a query or a commit. */
const ARMED_MS = 1500

export async function strikeNetwork(fault: NetworkFault, proxy: DatabaseProxy, random: Random): Promise<void> {
  const lines = proxy.lines()
  switch (fault) {
    case 'slow': {
      const most = random.whole(40, 400)
      proxy.rules = { delayMs: () => random.whole(0, most) }
      await wait(random.whole(1000, 5000))
      proxy.rules = {}
      return
    }
    case 'stalled': {
      const held = Promise.withResolvers<void>()
      proxy.rules = { held: held.promise }
      await wait(random.whole(500, 12_000))
      proxy.rules = {}
      held.resolve()
      return
    }
    case 'deaf':
      // Those who come meanwhile wait for an answer for ever.
      proxy.isDeaf = true
      if (random.chance(0.5)) for (const line of lines) line.reset()
      await wait(random.whole(1000, 8000))
      proxy.isDeaf = false
      return
    case 'black hole': {
      const direction = random.pick(['to the database', 'to the node'] as const)
      const share = random.pick([0.3, 1])
      for (const line of lines) if (random.chance(share)) line.mute(direction)
      return
    }
    case 'resets':
      for (const line of lines) if (random.chance(0.7)) line.reset()
      return
    case 'cut in a query':
    case 'answer lost':
      for (const line of lines) line.cut = fault === 'answer lost' ? 'after a commit' : 'in a query'
      await wait(ARMED_MS)
      for (const line of lines) line.cut = null
  }
}
