import { href } from 'react-router'
import { DAY_MS, later, MINUTE_MS } from '../../../platform/time/instants.ts'

/** A copy can be requested once a day. */
export const EXPORT_EVERY_HOURS = 24
/** Days until a copy expires. */
export const EXPORT_DAYS = 7
/** A copy not finished after this many minutes has failed, and another may be requested. */
export const EXPORT_PATIENCE_MINUTES = 60

export const DATA_PAGE = href('/mon-compte/donnees')
export const LEAVE_PAGE = href('/mon-compte/suppression')

/** Days in which a deletion can be cancelled. */
export const GRACE_DAYS = 30

/**
 * Days that an undecided dispute may delay the erasure of a due account; decided later, it refunds the original
 * payment.
 */
export const WAITS_DAYS = 14

/** Days that a psychic's unpaid earnings may delay the erasure of their due account. */
export const EARNINGS_WAIT_DAYS = 120

export interface ExportState {
  state: 'making' | 'ready' | 'failed' | 'over'
  /** When the download expires; null unless the copy is ready. */
  until: Date | null
}

/** The state of a copy. */
export function stateOf(of: { askedAt: Date; finishedAt: Date | null }, now: Date): ExportState {
  if (of.finishedAt) {
    const until = later(of.finishedAt, EXPORT_DAYS * DAY_MS)
    return until > now ? { state: 'ready', until } : { state: 'over', until: null }
  }
  const isLate = now.getTime() - of.askedAt.getTime() >= EXPORT_PATIENCE_MINUTES * MINUTE_MS
  return { state: isLate ? 'failed' : 'making', until: null }
}

export const nextExportAt = ({ askedAt }: { askedAt: Date }): Date =>
  later(askedAt, EXPORT_EVERY_HOURS * 60 * MINUTE_MS)

/** Whether another copy may be requested after this one. */
export const mayAskAgain = (of: { askedAt: Date; finishedAt: Date | null }, now: Date): boolean =>
  stateOf(of, now).state === 'failed' || nextExportAt(of) <= now

export const leavingFrom = (now: Date): Date => later(now, GRACE_DAYS * DAY_MS)
