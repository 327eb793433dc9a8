import type { Appointment } from './queries.server.ts'
import { isLate, isNow } from './rules.ts'

/** An appointment as both of its sides see it. */
export function viewAppointment(of: Appointment, now: Date) {
  return {
    id: of.id,
    psychic: { id: of.psychicId, slug: of.psychicSlug, name: of.psychicName },
    client: { firstName: of.clientFirstName },
    channel: of.channel,
    startsAt: of.startsAt.toISOString(),
    endsAt: of.endsAt.toISOString(),
    state: of.state,
    pricePerMinute: of.pricePerMinute,
    answerBy: of.answerBy.toISOString(),
    isLate: isLate(of.startsAt, now),
    isNow: of.state === 'confirmed' && isNow(of.startsAt, now),
    cameAt: of.clientCameAt?.toISOString() ?? null,
    late: of.late,
    endedBy: of.endedBy,
    why: of.why,
    consultationId: of.consultationId,
  }
}

export type AppointmentView = ReturnType<typeof viewAppointment>
