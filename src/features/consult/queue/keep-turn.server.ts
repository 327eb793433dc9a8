import type { Visit } from '../../../app.ts'
import { announceQueue } from './announce-queue.server.ts'
import { TOP_UP_TURN } from './rules.ts'
import { keepTurns } from './turn-queries.server.ts'

/** The client goes to add credit: a turn that has come is kept a little longer, which its psychic sees. */
export async function keepTurnForTopUp(visit: Visit, clientId: number): Promise<void> {
  const of = { clientId, siteId: visit.site.id, seconds: TOP_UP_TURN }
  for (const psychicId of await keepTurns(visit.db, of, visit.app.house())) {
    await announceQueue(visit, psychicId, [clientId])
  }
}
