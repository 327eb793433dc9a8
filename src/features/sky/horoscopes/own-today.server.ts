import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { hasWithdrawn } from '../../house/consents/has-consent.server.ts'
import { findOwnId } from '../charts/chart-queries.server.ts'

/**
 * Where a client reads the day computed on their own birth; null if they keep no chart of their own, or withdrew the
 * consent it rests on.
 */
export async function ownToday(visit: Visit, userId: number): Promise<string | null> {
  const id = await findOwnId(visit.db, userId)
  if (id === null || (await hasWithdrawn(visit, userId, 'SENSITIVE_DATA'))) return null
  return href('/mon-compte/themes/:id/horoscope', { id: String(id) })
}
