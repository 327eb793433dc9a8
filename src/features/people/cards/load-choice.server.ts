import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { ShownCards } from './components/card-choice.tsx'
import { listOwnCards } from './own-cards.server.ts'

/** What a page of purchase lets the client pay with; undefined where the provider keeps no cards. */
export async function loadChoice(visit: Visit): Promise<ShownCards | undefined> {
  if (!visit.app.payment.cards) return undefined
  return listOwnCards(visit).catch((thrown) => {
    if (thrown instanceof Refusal && thrown.reason === 'paymentUnavailable') return null
    throw thrown
  })
}
