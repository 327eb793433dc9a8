import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { networkOf } from '../../../platform/http/address.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { insertMarks } from '../../house/ledger/order-mark-queries.server.ts'
import { lockMarks } from '../../people/free-time/free-time-queries.server.ts'
import { presentDevice } from '../../people/sessions/present-device.server.ts'
import { keepRefusal, listOpenPages, type Purchase, readSeen } from './queries.server.ts'
import { countedSince, type Excess, excessOf } from './rules.ts'

/** A payment page of a client who bought too much with it: closed, so that it takes no room when they try again. */
export const pageToClose: JobKind<{ provider: string; reference: string }> = {
  name: 'close-payment-page',
  data: z.strictObject({ provider: z.string(), reference: z.string() }),
}

/** Found once the transaction is open, and recorded after it was rolled back. */
class TooMuch extends Error {
  readonly excess: Excess
  constructor(excess: Excess) {
    super(excess.reason)
    this.excess = excess
  }
}

/** The purchase, with keyed digests of where it is made. */
export async function purchaseOf(
  visit: Visit,
  purchase: Pick<Purchase, 'clientId' | 'amount' | 'reference'>,
): Promise<Purchase> {
  const device = await presentDevice(visit)
  const digest = (what: string, value: string) => visit.app.digest(`purchase-${what}:${value}`)
  return { ...purchase, device: digest('device', device.id), network: digest('network', networkOf(visit.address)) }
}

/**
 * Called before a payment is opened, so that none is opened in vain; `withinLimits` decides again.
 * @throws {Refusal} purchaseNotAccepted, whose reason only staff read
 */
export async function requireRoom(visit: Visit, purchase: Purchase): Promise<void> {
  await requireCalm(visit, purchase).catch((thrown) => refuse(visit, purchase, thrown))
}

/**
 * Stores an order in a transaction in which no other purchase of the account, device or network is stored, so that
 * parallel ones are added up. Stores its marks too.
 * @throws {Refusal} as requireRoom, and what `store` throws
 */
export async function withinLimits(
  outer: Visit,
  purchase: Purchase,
  store: (visit: Visit) => Promise<number>,
): Promise<number> {
  const work = async (visit: Visit) => {
    const { clientId: userId, device, network } = purchase
    await lockMarks(visit.db, [visit.app.digest(`purchase-account:${userId}`), device, network])
    await requireCalm(visit, purchase)
    const orderId = await store(visit)
    await insertMarks(visit.db, { orderId, userId, device, network, at: visit.now() })
    return orderId
  }
  return inTransaction(outer, work).catch((thrown) => refuse(outer, purchase, thrown))
}

/** @throws {TooMuch} */
async function requireCalm(visit: Visit, purchase: Purchase): Promise<void> {
  const now = visit.now()
  const seen = await readSeen(visit.db, purchase, countedSince(now), now)
  const excess = excessOf(seen, purchase.amount, now)
  if (excess) throw new TooMuch(excess)
}

/** Records why, and answers without it: a thief would learn the limit. */
async function refuse(outer: Visit, { clientId, amount }: Purchase, thrown: unknown): Promise<never> {
  if (!(thrown instanceof TooMuch)) throw thrown
  const { excess } = thrown
  tellTried(outer, 'purchase-refused', { reason: excess.reason })
  await inTransaction(outer, async (visit) => {
    const { payment, jobs } = visit.app
    await keepRefusal(visit.db, { siteId: visit.site.id, clientId, amount, excess, at: visit.now() })
    if (excess.reason !== 'amount' || !payment.closes) return
    for (const { reference } of await listOpenPages(visit.db, clientId, payment.name)) {
      await jobs.send(visit, pageToClose, { provider: payment.name, reference })
    }
  })
  throw new Refusal('purchaseNotAccepted')
}
