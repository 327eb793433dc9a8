import type { Visit } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { clientOf } from '../../house/visit/access.ts'
import { type Cap, listCaps, listSpent, type Spent } from './queries.server.ts'
import { CAP_KINDS, type CapKind, PERIODS } from './rules.ts'

export interface Budget {
  caps: Readonly<Record<CapKind, Omit<Cap, 'kind'>>>
  /** The current periods, shortest first. */
  spent: readonly Spent[]
}

/** A client's caps, those waiting to be raised, and what was spent. */
export async function budgetOf(db: Database, userId: number): Promise<Budget> {
  const [found, spent] = [await listCaps(db, userId), await listSpent(db, userId, PERIODS)]
  const capOf = (kind: CapKind): Omit<Cap, 'kind'> => {
    const { cap, raise } = found.find((one) => one.kind === kind) ?? { cap: null, raise: null }
    return { cap, raise }
  }
  const caps = Object.fromEntries(CAP_KINDS.map((kind) => [kind, capOf(kind)])) as Record<CapKind, Omit<Cap, 'kind'>>
  return { caps, spent }
}

/** The budget of the visit's client. */
export const readBudget = async (visit: Visit): Promise<Budget> => budgetOf(visit.db, clientOf(visit).id)
