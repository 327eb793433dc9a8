import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { clientOf } from '../../house/visit/access.ts'
import { dropRaise, writeCap } from './queries.server.ts'
import { type Budget, readBudget } from './read-budget.server.ts'
import { CAP_KINDS, type CapKind } from './rules.ts'

/** The caps to change; null for none, absent to leave one as it is. */
export type Caps = { [K in CapKind]?: number | null | undefined }

/** Changes caps: a lower one holds at once, a higher one after 48 hours. */
export function changeCaps(outer: Visit, caps: Caps): Promise<Budget> {
  const { id } = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    for (const kind of CAP_KINDS) {
      const cap = caps[kind]
      if (cap !== undefined) await writeCap(visit.db, id, kind, cap)
    }
    return readBudget(visit)
  })
}

/**
 * Cancels a waiting raise: the present cap stays.
 * @throws {Refusal} notFound without one
 */
export function keepCap(outer: Visit, kind: CapKind): Promise<Budget> {
  const { id } = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    if (!(await dropRaise(visit.db, id, kind))) throw new Refusal('notFound')
    return readBudget(visit)
  })
}
