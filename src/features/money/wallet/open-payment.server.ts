import type { Visit } from '../../../app.ts'
import { OutsideFailure } from '../../../platform/outside/failure.ts'
import { orUnavailable } from '../../house/ledger/or-unavailable.server.ts'
import { findOwnCard, openOwnAccount } from '../../people/cards/own-cards.server.ts'
import { type checkoutOf, returnPath } from './checkout.server.ts'

interface Means {
  /** The saved card that is charged; without one the client pays on the provider's page. */
  card?: string | undefined
  /** Whether that page offers to save the card. */
  saveCard?: boolean | undefined
}

/** A payment that took no money yet. */
interface OpenedPayment {
  checkout: string | null
  /** The provider's page; null for a saved card, which is charged once the order is stored. */
  url: string | null
}

/**
 * Opens a payment at the provider.
 * @throws {Refusal} cardUnknown, cardsNotKept, paymentUnavailable
 */
export async function openPayment(
  visit: Visit,
  checkout: Awaited<ReturnType<typeof checkoutOf>>,
  { card, saveCard }: Means,
): Promise<OpenedPayment> {
  const { payment } = visit.app
  if (card !== undefined && payment.cards) {
    const { reference, amount, strong } = checkout
    const own = await findOwnCard(visit, card)
    const prepared = await payment.cards.prepare({ reference, amount, strong, ...own }).catch(orUnavailable)
    return { checkout: prepared, url: null }
  }
  if (card !== undefined) await findOwnCard(visit, card)
  const saveFor = saveCard ? await openOwnAccount(visit) : undefined
  return payment.open({ ...checkout, saveFor }).catch(orUnavailable)
}

/**
 * Charges the saved card of an order that is stored.
 * @returns the page on which the bank asks the client, or the one that reads what became of the payment, also if the
 * provider did not answer: the card may have been charged all the same
 */
export async function chargeCard({ app, site }: Visit, of: { checkout: string; reference: string }): Promise<string> {
  const back = returnPath(of.reference)
  const asked = await app.payment.cards?.charge({ ...of, backTo: site.canonical + back }).catch((thrown) => {
    if (thrown instanceof OutsideFailure) return null
    throw thrown
  })
  return asked ?? back
}
