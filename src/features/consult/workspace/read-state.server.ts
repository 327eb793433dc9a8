import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { codesOf } from '../audiotel/queries.server.ts'
import { presentSince, readOffer, readPresence } from '../presence/queries.server.ts'
import { openable } from '../psychics/rules.ts'
import { inRoom } from '../rooms/rules.ts'
import type { stateShape } from './contract.server.ts'
import { readWaiting } from './read-waiting.server.ts'

export type WorkState = z.infer<typeof stateShape>

/** A psychic's presence and how much waits for them, for the bar of every workspace page. */
export async function readState(visit: Visit): Promise<WorkState> {
  const { psychicId } = psychicOf(visit)
  const [presence, since, { open, queue, ...counts }] = await Promise.all([
    readPresence(visit.db, psychicId),
    presentSince(visit.db, psychicId),
    readWaiting(visit),
  ])
  const at = (instant: Date) => ({
    at: instant.toISOString(),
    isToday: dayInParis(instant) === dayInParis(visit.now()),
  })
  const busy = open && inRoom(open.status) ? open : null
  return {
    presence,
    since: since && at(since),
    busy: busy && { name: busy.clientFirstName, since: at(busy.acceptedAt ?? busy.requestedAt) },
    waiting: {
      requests: open?.status === 'requested' ? 1 : 0,
      people: queue.people.length,
      ...counts,
    },
  }
}

/** The channels that the psychic may open, and the code under which callers of the premium number reach them. */
export async function readWays(visit: Visit) {
  const { psychicId } = psychicOf(visit)
  const [offer, codes] = await Promise.all([readOffer(visit.db, psychicId), codesOf(visit.db, [psychicId])])
  return {
    offered: openable(visit.app.premium !== null).filter((channel) => offer.channels.includes(channel)),
    code: codes.get(psychicId) ?? null,
  }
}
