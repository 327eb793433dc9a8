import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { one } from '../../../platform/database/one.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { priceOf } from '../../house/ledger/rules.ts'
import { expectedElsewhere } from '../kept-free/kept-free.server.ts'
import { findParticipant, hearParticipant, type Participation } from '../rooms/find-participant.server.ts'
import { type MeterReading, readStandings, type Standing } from '../rooms/meter.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import {
  ACCEPT_WITHIN,
  CLOSES_WITHIN,
  CONNECTS_WITHIN,
  endReasonFor,
  inRoom,
  MINUTE,
  PAYS_WITHIN,
  type Side,
  SPEAK_WITHIN,
} from '../rooms/rules.ts'
import type { consultationShape } from '../rooms/shapes.server.ts'

export type ConsultationView = z.infer<typeof consultationShape>

/** A consultation as seen by one of its two sides. Reading it counts as presence. */
export async function viewConsultation(visit: Visit, id: number): Promise<ConsultationView> {
  return viewAs(visit, await hearParticipant(visit, id))
}

/** A consultation as seen by one of its two sides, without counting as presence. */
export async function viewUnheard(visit: Visit, id: number): Promise<ConsultationView> {
  return viewAs(visit, await findParticipant(visit, id))
}

async function viewAs(visit: Visit, { consultation, side }: Participation): Promise<ConsultationView> {
  return one(await viewFound(visit, [consultation], side))
}

/** Views of several consultations from the same side. */
export async function viewFound(visit: Visit, found: readonly Consultation[], side: Side): Promise<ConsultationView[]> {
  const standings = await readStandings(
    visit.db,
    visit.app.house(),
    found.map(({ id }) => id),
  )
  const expected = await Promise.all(
    found.map(({ status, psychicId, clientId }) =>
      inRoom(status) ? expectedElsewhere(visit.db, psychicId, clientId) : null,
    ),
  )
  return found.map((each, place) => ({
    ...view(each, needed(standings.get(each.id), `how consultation ${each.id} stands`), side),
    expectedAt: expected[place]?.toISOString() ?? null,
  }))
}

function view(
  found: Consultation,
  { meter, lastSequence, at }: Standing,
  side: Side,
): Omit<ConsultationView, 'expectedAt'> {
  const waited = Math.floor((at.getTime() - found.requestedAt.getTime()) / 1000)
  return {
    id: found.id,
    status: found.status,
    side,
    channel: found.channel,
    psychic: {
      id: found.psychicId,
      slug: found.psychicSlug,
      name: found.psychicName,
      isAutomaton: found.isAutomaton,
    },
    client: { firstName: found.clientFirstName },
    pricePerMinute: found.pricePerMinute,
    pricePerAnswer: found.pricePerAnswer,
    requestedAt: found.requestedAt.toISOString(),
    acceptedAt: found.acceptedAt?.toISOString() ?? null,
    startedAt: found.startedAt?.toISOString() ?? null,
    endedAt: found.endedAt?.toISOString() ?? null,
    endReason: endReasonFor(side, found.endReason),
    answerWithin: found.status === 'requested' ? Math.max(0, ACCEPT_WITHIN - waited) : null,
    lastSequence,
    meter: meter && viewMeter(meter, found, side),
  }
}

/** The client's means are private: the psychic sees the time, and of what is left only its last minute (103). */
function viewMeter(reading: MeterReading, found: Consultation, side: Side): ConsultationView['meter'] {
  const { pricePerMinute } = found
  const seconds = Math.floor(reading.meteredMs / 1000)
  const freeSeconds = reading.freeMs / 1000
  const own = side === 'client'
  const { capCents, capPeriod } = reading
  // Based on whole seconds, so that the metered and remaining time add up on screen.
  const secondsLeft = Math.floor((reading.meteredMs + reading.spendableMs) / 1000) - seconds
  const isTold = own || (reading.state === 'running' && secondsLeft <= MINUTE)
  return {
    seconds,
    freeSeconds,
    cents: own ? priceOf(Math.max(0, seconds - freeSeconds), pricePerMinute) : null,
    share: own ? null : { percent: found.psychicSharePercent, vatPercent: found.vatPercent },
    secondsLeft: isTold ? secondsLeft : null,
    endsBy: isTold ? endReasonFor(side, reading.endsBy) : null,
    cap: own && capCents !== null && capPeriod !== null ? { left: capCents, period: capPeriod } : null,
    counting: reading.state === 'running',
    pauseReason: reading.pauseReason,
    unheardBy: reading.unheardBy,
    // A meter paused by the psychic's silence asks the client nothing.
    asked: own && reading.askedAt !== null && reading.pauseReason !== 'silence',
    clientPresent: reading.clientPresent,
    psychicPresent: reading.psychicPresent,
    ...deadlinesOf(reading, found, side),
    unheardSeconds: Math.floor((own ? reading.psychicUnheardMs : reading.clientUnheardMs) / 1000),
    at: reading.at.toISOString(),
  }
}

/** Deadlines of the room, in whole seconds from now. */
function deadlinesOf({ state, pauseReason, ...reading }: MeterReading, found: Consultation, side: Side) {
  const { acceptedAt } = found
  const isCall = found.channel !== 'chat'
  const within = (seconds: number, since: Date | null) =>
    since && Math.max(0, seconds - Math.floor((reading.at.getTime() - since.getTime()) / 1000))
  const first = state === 'waiting' ? within(isCall ? CONNECTS_WITHIN : SPEAK_WITHIN, acceptedAt) : null
  const isPaying = pauseReason === 'payment'
  const next = state === 'running' && !isCall ? within(SPEAK_WITHIN, reading.psychicSpokeAt) : null
  return {
    speakWithin: side === 'psychic' && !isCall ? (first ?? next) : null,
    closesWithin: isPaying ? null : pauseReason ? within(CLOSES_WITHIN[pauseReason], reading.pausedAt) : first,
    paysWithin: isPaying ? within(PAYS_WITHIN, reading.pausedAt) : null,
  }
}
