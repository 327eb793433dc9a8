import type { Visit } from '../../../app.ts'
import { orUnavailable } from '../../house/ledger/or-unavailable.server.ts'
import { findOwnCard } from './own-cards.server.ts'

/** Has the provider forget a card of the client. @throws {Refusal} cardUnknown, paymentUnavailable */
export async function forgetCard(visit: Visit, id: string): Promise<void> {
  const { card } = await findOwnCard(visit, id)
  await visit.app.payment.cards?.forget(card).catch(orUnavailable)
}
