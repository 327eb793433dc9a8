import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { keepTurnForTopUp } from '../../consult/queue/keep-turn.server.ts'
import { pauseForPayment, roomOfPurchase } from '../../consult/rooms/payments.server.ts'
import { orOfferReached } from '../../content/pack-prices/or-offer-reached.ts'
import { priced } from '../../content/pack-prices/packs-for-sale.server.ts'
import { TERMS } from '../../house/consents/terms-texts.ts'
import { isHalted, requireTopUps } from '../../house/halts/standing.server.ts'
import { insertOrder } from '../../house/ledger/order-queries.server.ts'
import { openWallet } from '../../house/ledger/queries.server.ts'
import { packs } from '../../house/ledger/rules.ts'
import { findTouch } from '../../house/tracking/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { chooseBudget, orCapReached, requireBudget } from '../../people/budget/within-budget.server.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { purchaseOf, requireRoom, withinLimits } from '../velocity/within-limits.server.ts'
import { checkoutOf, returnPath } from './checkout.server.ts'
import { chargeCard, openPayment } from './open-payment.server.ts'

/**
 * Opens a payment for a pack of credit; nothing is credited before the provider's own notice. One reference makes one
 * payment and one order, however often it is tried. `monthCap` is the choice of a budget that a first purchase needs. A
 * saved card is charged once the order is stored. A purchase from a room pauses its meter while the client is away,
 * one at a turn in a queue keeps that turn a little longer.
 * @throws {Refusal} emailMissingToPurchase, emailUnproven, onPause, topUpsHalted, productNotFound, productDisabled,
 * storeNotSupported for another provider than the site's, notFound for another's room, budgetMissing, capReached,
 * packPriceChanged, adCreditsReached, purchaseNotAccepted, cardUnknown, cardsNotKept, paymentUnavailable: then no order is stored
 */
export async function buyPack(
  outer: Visit,
  input: {
    packId: string
    amount?: number | undefined
    provider?: string | undefined
    returnTo?: string | undefined
    reference: string
    monthCap?: number | null | undefined
    card?: string | undefined
    saveCard?: boolean | undefined
    consultationId?: number | undefined
  },
): Promise<{ orderId: number; url: string; amount: number }> {
  const client = clientOf(outer)
  if (client.email === null) throw new Refusal('emailMissingToPurchase')
  if (!client.emailProved) throw new Refusal('emailUnproven')
  await requireNoPause(outer)
  await requireTopUps(outer)
  const listed = packs.find((one) => one.id === input.packId)
  if (!listed) throw new Refusal('productNotFound', 'packId')
  if (await isHalted(outer, listed.id)) throw new Refusal('productDisabled', 'packId')
  const pack = needed((await priced(outer, [listed]))[0], 'the price of a pack')
  if (input.amount !== undefined && input.amount !== pack.amount) throw new Refusal('packPriceChanged')
  const { reference, monthCap } = input
  if (input.provider !== undefined && input.provider !== outer.app.payment.name)
    throw new Refusal('storeNotSupported', 'provider')
  const room = input.consultationId === undefined ? null : await roomOfPurchase(outer, input.consultationId)
  await requireBudget(outer, { clientId: client.id, amount: pack.amount, reference, monthCap })
  const purchase = await purchaseOf(outer, { clientId: client.id, amount: pack.amount, reference })
  await requireRoom(outer, purchase)
  // Called before anything is written, so that a slow provider holds no lock.
  const wanted = await checkoutOf(outer, { clientId: client.id, reference, amount: pack.amount })
  const opened = await openPayment(outer, wanted, { card: input.card, saveCard: input.saveCard })
  const { checkout } = opened
  const orderId = await withinLimits(outer, purchase, async (visit) => {
    await openWallet(visit.db, visit.site.id, client.id)
    await chooseBudget(visit, client.id, monthCap ?? null)
    await keepTurnForTopUp(visit, client.id)
    return insertOrder(visit.db, {
      siteId: visit.site.id,
      userId: client.id,
      packId: pack.id,
      amount: pack.amount,
      credit: pack.credit - pack.offered,
      offered: pack.offered,
      termsVersion: TERMS.version,
      provider: visit.app.payment.name,
      reference,
      checkout,
      returnTo: ownPath(input.returnTo ?? href('/wallet')),
      consultationId: room,
      touchId: await findTouch(visit.db, { sessionId: visit.session.id, userId: client.id }, visit.now()),
      at: visit.now(),
    })
      .catch(orOfferReached)
      .catch(orCapReached)
  })
  const url =
    opened.url ?? (checkout === null ? returnPath(reference) : await chargeCard(outer, { checkout, reference }))
  if (room !== null && url !== returnPath(reference)) await pauseForPayment(outer, room, orderId)
  return { orderId, url, amount: pack.amount }
}
