import { randomUUID } from 'node:crypto'
import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { clientOf } from '../session/access.ts'
import { ownPath } from '../session/own-path.ts'
import { insertOrder, openWallet } from './queries.server.ts'
import { packs, TERMS_VERSION } from './rules.ts'

/** Opens a payment for a pack of credit; nothing is credited before the provider's own notice. */
export async function buyPack(
  outer: Visit,
  input: { packId: string; returnTo?: string | undefined },
): Promise<{ orderId: number; url: string; amount: number }> {
  const client = clientOf(outer)
  if (client.email === null) throw new Refusal('emailMissingToPurchase')
  if (!client.emailProved) throw new Refusal('emailUnproven')
  const pack = packs.find((one) => one.id === input.packId)
  if (!pack) throw new Refusal('productNotFound', 'packId')
  return inTransaction(outer, async (visit) => {
    await openWallet(visit.db, visit.site.id, client.id)
    const { payment } = visit.app
    const reference = randomUUID()
    const orderId = await insertOrder(visit.db, {
      siteId: visit.site.id,
      userId: client.id,
      packId: pack.id,
      amount: pack.amount,
      credit: pack.credit,
      termsVersion: TERMS_VERSION,
      provider: payment.name,
      reference,
      returnTo: ownPath(input.returnTo ?? '/wallet'),
      at: visit.now(),
    })
    const url = await payment.open({ reference, amount: pack.amount, siteAddress: visit.site.canonical })
    return { orderId, url, amount: pack.amount }
  })
}
