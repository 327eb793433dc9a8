import { itemAt } from '../../../platform/needed/needed.ts'
import { DAY_SECONDS } from '../../../platform/time/instants.ts'

/** In seconds; attempts older than this count for no limit. */
export const LONGEST_LIMIT = DAY_SECONDS

/** How often something may happen to one subject within a number of seconds. */
export interface Limit {
  name: string
  most: number
  seconds: number
  /** From this many attempts on, each further one has to wait: one second, then twice as long each time. */
  slowFrom?: number
}

/**
 * Seconds until another attempt is allowed; `made` are the times of the last `most` attempts within the limit's window,
 * newest first.
 */
export function secondsToWait({ most, seconds, slowFrom }: Limit, made: readonly Date[], now: Date): number {
  const since = (at: Date) => (now.getTime() - at.getTime()) / 1000
  const [latest, count] = [made[0], made.length]
  if (count >= most) return seconds - since(itemAt(made, most - 1))
  if (!latest || slowFrom === undefined || count < slowFrom) return 0
  return Math.max(0, 2 ** (count - slowFrom) - since(latest))
}
