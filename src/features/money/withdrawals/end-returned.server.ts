import type { Visit } from '../../../app.ts'
import { closeReturned } from './queries.server.ts'

/**
 * Closes the withdrawals from orders whose credit was refunded because their author leaves, so that staff can't refund
 * it a second time.
 */
export const endReturned = (visit: Visit, userId: number): Promise<void> => closeReturned(visit.db, userId, visit.now())
