import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { inEuros } from '../../../platform/i18n/french.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { TERMS } from '../../house/consents/terms-texts.ts'
import { requireTopUps } from '../../house/halts/standing.server.ts'
import { insertOrder } from '../../house/ledger/order-queries.server.ts'
import { openWallet } from '../../house/ledger/queries.server.ts'
import { packs } from '../../house/ledger/rules.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { findTouch } from '../../house/tracking/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { chooseBudget, orCapReached, requireBudget } from '../../people/budget/within-budget.server.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { orUnavailable } from './or-unavailable.server.ts'
import { hasPaid } from './order-queries.server.ts'
import { texts } from './texts.ts'

/** Cents above which the bank is asked to authenticate the client, who has paid before. */
const WEAK_MOST = 5000

/**
 * Opens a payment for a pack of credit; nothing is credited before the provider's own notice. One reference makes one
 * payment and one order, however often it is tried. `monthCap` is the choice of a budget that a first purchase needs.
 * @throws {Refusal} emailMissingToPurchase, emailUnproven, onPause, topUpsHalted, productNotFound, storeNotSupported for
 * another provider than the site's, budgetMissing, capReached, paymentUnavailable: then no order is stored
 */
export async function buyPack(
  outer: Visit,
  input: {
    packId: string
    provider?: string | undefined
    returnTo?: string | undefined
    reference: string
    monthCap?: number | null | undefined
  },
): Promise<{ orderId: number; url: string; amount: number }> {
  const client = clientOf(outer)
  if (client.email === null) throw new Refusal('emailMissingToPurchase')
  if (!client.emailProved) throw new Refusal('emailUnproven')
  await requireNoPause(outer)
  await requireTopUps(outer)
  const pack = packs.find((one) => one.id === input.packId)
  if (!pack) throw new Refusal('productNotFound', 'packId')
  const { reference, monthCap } = input
  if (input.provider !== undefined && input.provider !== outer.app.payment.name)
    throw new Refusal('storeNotSupported', 'provider')
  await requireBudget(outer, { clientId: client.id, amount: pack.amount, reference, monthCap })
  // Called before anything is written, so that a slow provider holds no lock.
  const { payment } = outer.app
  const { url, checkout } = await payment
    .open({
      reference,
      amount: pack.amount,
      label: say(await readWording(outer.app, outer.site.id, false), texts, 'packLabel', {
        amount: inEuros(pack.amount),
      }),
      backTo: outer.site.canonical + href('/paiement/:reference', { reference }),
      strong: pack.amount > WEAK_MOST || !(await hasPaid(outer.db, client.id)),
    })
    .catch(orUnavailable)
  return inTransaction(outer, async (visit) => {
    await openWallet(visit.db, visit.site.id, client.id)
    await chooseBudget(visit, client.id, monthCap ?? null)
    const orderId = await insertOrder(visit.db, {
      siteId: visit.site.id,
      userId: client.id,
      packId: pack.id,
      amount: pack.amount,
      credit: pack.credit,
      termsVersion: TERMS.version,
      provider: payment.name,
      reference,
      checkout,
      returnTo: ownPath(input.returnTo ?? href('/wallet')),
      touchId: await findTouch(visit.db, { sessionId: visit.session.id, userId: client.id }, visit.now()),
      at: visit.now(),
    }).catch(orCapReached)
    return { orderId, url, amount: pack.amount }
  })
}
