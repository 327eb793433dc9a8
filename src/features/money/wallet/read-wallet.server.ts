import type { Visit } from '../../../app.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import {
  heldBalance,
  type WalletBalance,
  type WalletEntry,
  walletBalance,
  walletEntries,
} from '../../house/ledger/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { freeTimeWaits } from '../../people/free-time/offer-free-time.server.ts'
import { openOf } from '../chargebacks/queries.server.ts'

export interface Wallet extends WalletBalance {
  /** Cents and free seconds held from consultations that were stopped for the client's care, until a decision. */
  held: number
  heldSeconds: number
  disputed: Awaited<ReturnType<typeof openOf>>
  /** Cents of disputed payments, frozen until their bank decides. */
  frozen: number
  /** Free time waits for a proved mobile. */
  freeTimeWaits: boolean
  entries: WalletEntry[]
  next: number | null
}

export async function readWallet(visit: Visit, page: { before?: number | undefined; limit: number }): Promise<Wallet> {
  const client = clientOf(visit)
  const [balance, held, disputed, waits, entries] = await Promise.all([
    walletBalance(visit.db, visit.site.id, client.id),
    heldBalance(visit.db, visit.site.id, client.id),
    openOf(visit.db, client.id),
    freeTimeWaits(visit, client.id),
    walletEntries(visit.db, visit.site.id, client.id, { before: page.before ?? null, limit: page.limit + 1 }),
  ])
  const shown = entries.slice(0, page.limit)
  return {
    ...balance,
    ...held,
    disputed,
    frozen: disputed.reduce((sum, { frozen }) => sum + frozen, 0),
    freeTimeWaits: waits,
    entries: shown,
    next: entries.length > page.limit ? lastOf(shown).id : null,
  }
}
