import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { HOUR_MS } from '../../../platform/time/instants.ts'
import { readPresence } from '../presence/queries.server.ts'
import { type Consultation, listConsultations } from '../rooms/queries.server.ts'
import { MISSES_BEFORE_OFFLINE } from '../rooms/rules.ts'
import type { missedShape } from '../rooms/shapes.server.ts'

export type Missed = z.infer<typeof missedShape>

const TOLD_MS = HOUR_MS

/** The request that a psychic missed, or whose client took it back, within the last hour, unless something came after it. */
export async function readMissed(visit: Visit): Promise<Missed | null> {
  const psychicId = visit.user?.psychicId ?? null
  return psychicId === null ? null : missedIn(visit, psychicId, await listLatest(visit.db, psychicId))
}

/** A psychic's latest consultations in rooms, just enough to detect two missed in a row. */
export const listLatest = (db: Database, psychicId: number): Promise<Consultation[]> =>
  listConsultations(db, { psychicId }, { before: null, limit: MISSES_BEFORE_OFFLINE, roomsOnly: true })

/** The missed request among a psychic's latest consultations. */
export async function missedIn(
  visit: Visit,
  psychicId: number,
  latest: readonly Consultation[],
): Promise<Missed | null> {
  const [last] = latest
  if ((last?.status !== 'missed' && last?.status !== 'cancelled') || !last.endedAt) return null
  if (visit.now().getTime() - last.endedAt.getTime() > TOLD_MS) return null
  const isRow = latest.length === MISSES_BEFORE_OFFLINE && latest.every(({ status }) => status === 'missed')
  return {
    id: last.id,
    name: last.clientFirstName,
    at: last.endedAt.toISOString(),
    reason: last.status === 'missed' ? 'unanswered' : 'withdrawn',
    isOffline: isRow && !(await readPresence(visit.db, psychicId)).alive,
  }
}
