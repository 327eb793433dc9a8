import type { Visit } from '../../app.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { tellDone } from '../../platform/security/security-log.ts'
import { clientOf } from '../session/access.ts'
import { deletePhone } from './queries.server.ts'

/** Forgets the person's telephone, and the one that waits. */
export const removePhone = (outer: Visit): Promise<void> =>
  inTransaction(outer, async (visit) => {
    await deletePhone(visit.db, clientOf(visit).id)
    tellDone(visit, 'phone-changed', { proved: false })
  })
