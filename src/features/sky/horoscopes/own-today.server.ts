import type { Visit } from '../../../app.ts'
import { hasWithdrawn } from '../../house/consents/has-consent.server.ts'
import { findOwnId } from '../charts/chart-queries.server.ts'
import { ownDayAddress } from './addresses.ts'

/** The chart that a client keeps as their own; null if they keep none, or withdrew the consent it rests on. */
export async function openOwnId(visit: Visit, userId: number): Promise<number | null> {
  const [id, withdrawn] = await Promise.all([
    findOwnId(visit.db, userId),
    hasWithdrawn(visit, userId, 'SENSITIVE_DATA'),
  ])
  return withdrawn ? null : id
}

/**
 * Where a client reads the day computed on their own birth; null if they keep no chart of their own, or withdrew the
 * consent it rests on.
 */
export async function ownToday(visit: Visit, userId: number): Promise<string | null> {
  const id = await openOwnId(visit, userId)
  return id === null ? null : ownDayAddress(id)
}
