import type { Visit } from '../../app.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { clientOf } from '../session/access.ts'
import { deletePhone } from './queries.server.ts'

/** Forgets the person's telephone, and the one that waits. */
export const removePhone = (outer: Visit): Promise<void> =>
  inTransaction(outer, (visit) => deletePhone(visit.db, clientOf(visit).id))
