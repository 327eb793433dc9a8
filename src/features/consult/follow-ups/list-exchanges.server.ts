import type { Visit } from '../../../app.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { clientOf } from '../../house/visit/access.ts'
import { knownConsultation } from '../rooms/queries.server.ts'
import { listFollowed } from './queries.server.ts'
import { type FollowUp, viewFollowUp } from './read-follow-up.server.ts'
import { clientPlace, FOLLOW_UP_DAYS } from './rules.ts'

const MOST = 30

type ExchangeState = 'answer' | 'allow' | 'waiting' | 'closed'

export interface Exchange {
  id: number
  /** Of the psychic. */
  name: string
  endedAt: string
  state: ExchangeState
  until: string
  /** Where its words are. */
  to: string
}

/**
 * The messages that psychics sent the client after consultations, and the ones the client may still allow, latest first.
 * @throws {Refusal} as clientOf
 */
export async function listExchanges(visit: Visit): Promise<Exchange[]> {
  const { db, site } = visit
  const { id: clientId } = clientOf(visit)
  const since = later(visit.now(), -FOLLOW_UP_DAYS * DAY_MS)
  const ids = await listFollowed(db, { clientId, siteId: site.id, since, most: MOST })
  const exchanges = await Promise.all(ids.map((id) => viewExchange(visit, id)))
  return exchanges.filter((exchange) => exchange !== null)
}

async function viewExchange(visit: Visit, id: number): Promise<Exchange | null> {
  const consultation = await knownConsultation(visit.db, id)
  const followUp = await viewFollowUp(visit, consultation, 'client')
  const state = stateOf(followUp)
  const { endedAt, psychicName } = consultation
  if (!state || !endedAt || followUp.until === null) return null
  return {
    id,
    name: psychicName,
    endedAt: endedAt.toISOString(),
    state,
    until: followUp.until,
    to: clientPlace(consultation),
  }
}

function stateOf({ asks, mayRevoke, mayAnswer, message }: FollowUp): ExchangeState | null {
  if (mayAnswer) return 'answer'
  if (message) return 'closed'
  if (mayRevoke) return 'waiting'
  return asks ? 'allow' : null
}
