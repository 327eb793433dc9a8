import { DAY_MS, later } from '../../../platform/time/instants.ts'

/** Days after which a hold ends by itself; the database refuses longer ones. */
export const HOLD_DAYS = 30

/** Days before its end from which on the dashboard names a hold. */
export const ENDING_DAYS = 5

/** How a hold ended. */
export const closings = ['renewed', 'released', 'lapsed'] as const
export type Closing = (typeof closings)[number]

/** What a psychic is told of a hold. */
export const holdStages = ['placed', 'renewed', 'released', 'lapsed'] as const
export type HoldStage = (typeof holdStages)[number]

interface Decided {
  decidedBy: number
  reason: string
  endsAt: Date
  closedAt: Date | null
}

/**
 * Whoever must not decide the next hold of a psychic: who decided the last one, unless it ended long ago. One person
 * alone keeps nobody's pay for longer than a hold.
 */
export function excluded({ decidedBy, endsAt, closedAt }: Decided, now: Date): number | null {
  const ended = closedAt && closedAt < endsAt ? closedAt : endsAt
  return later(ended, HOLD_DAYS * DAY_MS) > now ? decidedBy : null
}

const plain = (reason: string) =>
  reason
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a reason only repeats the one before. */
export const repeats = (reason: string, before: string): boolean => plain(reason) === plain(before)
