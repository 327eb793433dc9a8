import { setTimeout as wait } from 'node:timers/promises'
import type { Trouble } from '../troubled.ts'
import type { Random } from './random.ts'

/** Somebody else's service that the site calls: one that hangs takes nothing and says nothing. */
export interface Outside {
  name: string
  /** From now on; null is well again. */
  trouble(how: Trouble | null): void
}

export type OutsideFault = `a service ${Trouble}`
export const outsideFaults: readonly OutsideFault[] = ['a service hangs', 'a service refuses']

/** Long enough for a job to give up once and be tried again. */
const LONGEST_MS = 20_000

export async function strikeOutside(fault: OutsideFault, services: readonly Outside[], random: Random): Promise<void> {
  const service = random.pick(services)
  service.trouble(fault === 'a service hangs' ? 'hangs' : 'refuses')
  await wait(random.whole(1000, LONGEST_MS))
  service.trouble(null)
}
