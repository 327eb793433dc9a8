import type { Visit } from '../../../app.ts'
import { readStandings } from '../rooms/meter.server.ts'
import { findOpen } from '../rooms/queries.server.ts'
import { lastDurations, readDesk } from './desk-queries.server.ts'
import { type Estimate, estimateWait, FEWEST, type Known } from './estimate.ts'

/** How many past consultations an estimate rests on. */
const PAST = 30

/** How long somebody waits for a psychic with so many before them. */
export async function readEstimate(visit: Visit, psychicId: number, ahead: number): Promise<Estimate | null> {
  return estimateWait({ ...(await readKnown(visit, psychicId)), ahead })
}

async function readKnown(visit: Visit, psychicId: number): Promise<Omit<Known, 'ahead'>> {
  const { db, app } = visit
  const house = app.house()
  const [open, desk, own] = await Promise.all([
    findOpen(db, { psychicId }),
    readDesk(db, psychicId, house),
    lastDurations(db, psychicId, PAST),
  ])
  const durations = own.length >= FEWEST ? own : await lastDurations(db, null, PAST)
  if (!open) return { elapsed: null, funded: null, delay: desk.delay, durations }
  const standing = (await readStandings(db, house, [open.id])).get(open.id)
  const elapsed = standing ? (standing.at.getTime() - open.requestedAt.getTime()) / 1000 : 0
  return { elapsed, funded: standing?.meter ? standing.meter.spendableMs / 1000 : null, delay: desk.delay, durations }
}
