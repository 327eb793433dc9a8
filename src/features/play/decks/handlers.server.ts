import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { decksContract } from './contract.server.ts'
import { listDecks, readDeck } from './read-decks.server.ts'

export const decksHandlers: Handlers<typeof decksContract, Visit> = {
  async adminListDecks(visit) {
    return { decks: await listDecks(visit) }
  },
  adminReadDeck: (visit, { params }) => readDeck(visit, params.slug),
}
