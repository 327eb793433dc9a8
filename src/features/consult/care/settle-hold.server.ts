import type { App, Visit } from '../../../app.ts'
import { eachAlone } from '../../../platform/database/each-alone.ts'
import { inTransaction, whenCommitted } from '../../../platform/database/transaction.ts'
import { creditOwner } from '../../house/ledger/credit-owner.server.ts'
import { releaseHeld } from '../../house/ledger/release-held.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import {
  hadTimeBack,
  holdsDue,
  holdsOf,
  type LockedHold,
  lockHold,
  lockPerson,
  type Settled,
  writeSettled,
} from './hold-queries.server.ts'

/** Carries out the decision about a hold, once; the caller must have locked the row. */
export async function settleHold(outer: Visit, hold: LockedHold, given: Settled): Promise<void> {
  const { consultationId, siteId, clientId } = hold
  await creditOwner(outer, { id: clientId, siteId }, async (visit) => {
    await writeSettled(visit.db, consultationId, given)
    await releaseHeld(visit, hold, {
      isCharged: given.outcome === 'charge',
      isPaid: given.outcome !== 'refund',
      timeBack: given.timeBack,
    })
    whenCommitted(visit, () => visit.app.realtime.emit(`user:${clientId}`, 'wallet', {}))
  })
}

/**
 * Settles a hold that nobody decided: the client is refunded and the psychic gets nothing, since two accomplices could
 * otherwise earn money by pressing the button. Free time is given back only once per person; a proposal that waits for
 * a second person is dropped.
 */
async function settleByDefault(visit: Visit, consultationId: number): Promise<void> {
  const hold = await lockHold(visit.db, consultationId)
  if (!hold || hold.settledAt) return
  await lockPerson(visit.db, hold, 'giving back')
  const timeBack = hold.seconds > 0 && !(await hadTimeBack(visit.db, hold))
  await settleHold(visit, hold, { outcome: 'refund', timeBack, by: null, confirmedBy: null, at: visit.now() })
}

/** Refunds the holds that nobody decided in time; safe to run late or twice. */
export const settleDueHolds = async (app: App): Promise<void> =>
  eachAlone(systemVisit(app, app.sites[0]), await holdsDue(app.db), settleByDefault)

/** Refunds all holds of a client who is about to be erased, each in its own transaction. */
export async function settleHoldsOf(outer: Visit, clientId: number): Promise<void> {
  for (const id of await holdsOf(outer.db, clientId)) await inTransaction(outer, (visit) => settleByDefault(visit, id))
}
