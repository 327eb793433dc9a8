import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { cardsContract } from './contract.server.ts'
import { forgetCard } from './forget-card.server.ts'
import { listOwnCards } from './own-cards.server.ts'

export const cardsHandlers: Handlers<typeof cardsContract, Visit> = {
  async listCards(visit) {
    return { cards: [...(await listOwnCards(visit))] }
  },
  async forgetCard(visit, { params }) {
    await forgetCard(visit, params.id)
    return {}
  },
}
