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
  const exchanges: Exchange[] = []
  for (const id of await listFollowed(db, { clientId, siteId: site.id, since, most: MOST })) {
    const consultation = await knownConsultation(db, id)
    const followUp = await viewFollowUp(visit, consultation, 'client')
    const state = stateOf(followUp)
    if (!state || !consultation.endedAt || followUp.until === null) continue
    exchanges.push({
      id,
      name: consultation.psychicName,
      endedAt: consultation.endedAt.toISOString(),
      state,
      until: followUp.until,
      to: clientPlace(consultation),
    })
  }
  return exchanges
}

function stateOf({ asks, mayRevoke, mayAnswer, message }: FollowUp): ExchangeState | null {
  if (mayAnswer) return 'answer'
  if (message) return 'closed'
  if (mayRevoke) return 'waiting'
  return asks ? 'allow' : null
}
