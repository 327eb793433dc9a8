import { itemAt } from '../../../platform/needed/needed.ts'
import { DAY_SECONDS } from '../../../platform/time/instants.ts'

/** Seconds: what is older counts for no limit. */
export const LONGEST_LIMIT = DAY_SECONDS

/** How often something may happen to one subject within a number of seconds. */
export interface Limit {
  name: string
  most: number
  seconds: number
  /** From this many on, each further one waits: a second, then twice as long each time. */
  slowFrom?: number
}

/** Seconds until one more may be made; `made` are the last `most` times within the limit's seconds, the latest first. */
export function secondsToWait({ most, seconds, slowFrom }: Limit, made: readonly Date[], now: Date): number {
  const since = (at: Date) => (now.getTime() - at.getTime()) / 1000
  const [latest, count] = [made[0], made.length]
  if (count >= most) return seconds - since(itemAt(made, most - 1))
  if (!latest || slowFrom === undefined || count < slowFrom) return 0
  return Math.max(0, 2 ** (count - slowFrom) - since(latest))
}
