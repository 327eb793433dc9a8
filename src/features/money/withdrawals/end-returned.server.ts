import type { Visit } from '../../../app.ts'
import { closeReturned } from './queries.server.ts'

/**
 * Closes the withdrawals from orders whose credit went back by another way than the staff's answer, since their author
 * leaves: what was declared is done, and no answer of the staff could pay it a second time.
 */
export const endReturned = (visit: Visit, userId: number): Promise<void> => closeReturned(visit.db, userId, visit.now())
