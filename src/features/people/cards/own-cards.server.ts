import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { orUnavailable } from '../../house/ledger/or-unavailable.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { findCustomer, insertCustomer } from './queries.server.ts'

/** A client's account at the provider, with the cards that they saved there. */
async function ownAccount(visit: Visit) {
  const { cards, name } = visit.app.payment
  const account = cards ? await findCustomer(visit.db, clientOf(visit).id, name) : null
  if (!cards || account === null) return null
  return { account, cards: await cards.savedCards(account).catch(orUnavailable) }
}

/** The client's saved cards, as the provider lists them. @throws {Refusal} paymentUnavailable */
export const listOwnCards = async (visit: Visit) => (await ownAccount(visit))?.cards ?? []

/**
 * A card of the client with the account that it is saved under; for anyone else's it does not exist.
 * @throws {Refusal} cardUnknown, paymentUnavailable
 */
export async function findOwnCard(visit: Visit, card: string): Promise<{ account: string; card: string }> {
  const own = await ownAccount(visit)
  if (!own?.cards.some(({ id }) => id === card)) throw new Refusal('cardUnknown')
  return { account: own.account, card }
}

/**
 * The client's account at the provider, opened with the first purchase for which they want to save a card. It is stored
 * before any card can be in it, so that erasure finds it.
 * @throws {Refusal} cardsNotKept for a provider without cards, paymentUnavailable
 */
export async function openOwnAccount(visit: Visit): Promise<string> {
  const { id: userId } = clientOf(visit)
  const { cards, name: provider } = visit.app.payment
  if (!cards) throw new Refusal('cardsNotKept')
  const known = await findCustomer(visit.db, userId, provider)
  if (known !== null) return known
  const customer = await cards.openAccount(userId).catch(orUnavailable)
  await insertCustomer(visit.db, { userId, provider, customer }, visit.now())
  return customer
}
