import type { App } from '../../../app.ts'
import { SANDBOX_HOURS } from '../../house/ledger/rules.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { pendingReferences } from './order-queries.server.ts'
import { settleOrder } from './settle-order.server.ts'

/** Refuses sandbox payments that nobody answered, as a real provider does by its notice. */
export async function expireSandboxOrders(app: App): Promise<void> {
  const visit = systemVisit(app, app.sites[0])
  const provider = 'sandbox'
  for (const reference of await pendingReferences(app.db, provider, SANDBOX_HOURS)) {
    await settleOrder(visit, { provider, reference, refused: 'cancelled' })
  }
}
