/** What a page tells once a second: the packets of sound that arrived within the last `overMs` milliseconds. */
export interface SoundReport {
  packets: number
  overMs: number
}

/** Sound that one side receives. All instants are monotonic, in milliseconds. */
export interface Flow {
  /** When it began to arrive without a gap, and when it last did. */
  since: number
  until: number
  isFlowing: boolean
  reportedAt: number
  /** The `until` that the database knows. */
  toldUntil: number | null
}

/** How late a report may come without leaving a gap. */
const LATE_MS = 500
/** A page that reports more rarely proves no more than this. */
const LONGEST_MS = 2500

/**
 * The flow after a report. The first one after a silence proves nothing yet, as the sound may have come back just now:
 * so a cut costs at most the interval in which it began.
 */
export function flowAfter(flow: Flow | null, { packets, overMs }: SoundReport, now: number): Flow {
  if (packets === 0) {
    return flow
      ? { ...flow, isFlowing: false, reportedAt: now }
      : { since: now, until: now, isFlowing: false, reportedAt: now, toldUntil: now }
  }
  const isGapless = flow?.isFlowing && now - flow.reportedAt <= Math.min(overMs, LONGEST_MS) + LATE_MS
  return isGapless
    ? { ...flow, until: now, reportedAt: now }
    : { since: now, until: now, isFlowing: true, reportedAt: now, toldUntil: null }
}
