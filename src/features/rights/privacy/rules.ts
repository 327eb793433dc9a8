import { href } from 'react-router'
/** One copy a day. */
export const EXPORT_EVERY_HOURS = 24
/** How long a copy waits for its person. */
export const EXPORT_DAYS = 7
/** A copy that is not there by then failed, and another may be asked for. */
export const EXPORT_PATIENCE_MINUTES = 60

export const DATA_PAGE = href('/mon-compte/donnees')
export const LEAVE_PAGE = href('/mon-compte/suppression')

/** In which one may change one’s mind. */
export const GRACE_DAYS = 30

/** For how many days more a dispute without its answer keeps an account that is due; answered later, it pays what paid it. */
export const WAITS_DAYS = 14

const MINUTE = 60_000
const DAY = 86_400_000

export interface ExportState {
  state: 'making' | 'ready' | 'failed' | 'over'
  /** Until when it can be taken; null unless it is ready. */
  until: Date | null
}

/** What became of a copy. */
export function stateOf(of: { askedAt: Date; finishedAt: Date | null }, now: Date): ExportState {
  if (of.finishedAt) {
    const until = new Date(of.finishedAt.getTime() + EXPORT_DAYS * DAY)
    return until > now ? { state: 'ready', until } : { state: 'over', until: null }
  }
  const isLate = now.getTime() - of.askedAt.getTime() >= EXPORT_PATIENCE_MINUTES * MINUTE
  return { state: isLate ? 'failed' : 'making', until: null }
}

export const nextExportAt = ({ askedAt }: { askedAt: Date }): Date =>
  new Date(askedAt.getTime() + EXPORT_EVERY_HOURS * 60 * MINUTE)

/** Whether another copy may be asked for after this one. */
export const mayAskAgain = (of: { askedAt: Date; finishedAt: Date | null }, now: Date): boolean =>
  stateOf(of, now).state === 'failed' || nextExportAt(of) <= now

export const leavingFrom = (now: Date): Date => new Date(now.getTime() + GRACE_DAYS * DAY)
