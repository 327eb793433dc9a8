import type { Visit } from '../../../app.ts'
import { HOUR_MS, HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { type Purpose, proofTimes } from './proof-queries.server.ts'
import { CODE_PAUSE, CODES_PER_HOUR } from './rules.ts'

/** Seconds until the person may ask for another code; 0 when they may now. */
export async function secondsToNextCode(visit: Visit, userId: number, purpose: Purpose): Promise<number> {
  const now = visit.now().getTime()
  const times = await proofTimes(visit.db, userId, purpose, new Date(now - HOUR_MS))
  const waits = [times[0], times[CODES_PER_HOUR - 1]].map((time, place) =>
    time ? (time.getTime() - now) / 1000 + (place === 0 ? CODE_PAUSE : HOUR_SECONDS) : 0,
  )
  return Math.ceil(Math.max(0, ...waits))
}
