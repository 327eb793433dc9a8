import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { MINUTE_MS } from '../../../platform/time/instants.ts'
import { listEvents } from '../../consult/rooms/queries.server.ts'
import type { Bearer } from '../../house/ledger/refund-rules.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { heardUntil, readHearing } from './own/hear.server.ts'
import { findAnswer, lockDispute, markSeen } from './queries.server.ts'
import { AT_IT_MINUTES, hoursSince } from './rules.ts'

/**
 * A dispute as shown to staff, without any messages. Names the member of staff who opened it just before.
 * @throws {Refusal} adminEntityNotFound
 */
export const openDispute = (outer: Visit, id: number) =>
  asStaff(outer, 'dispute.open', { subject: `consultation:${id}` }, async (visit, staff) => {
    const row = await lockDispute(visit.db, visit.site.id, id)
    if (!row) throw new Refusal('adminEntityNotFound')
    const answer = await findAnswer(visit.db, id)
    const now = visit.now()
    await markSeen(visit.db, id, staff.id, now)
    const isAtIt = row.seen_at && now.getTime() - row.seen_at.getTime() < AT_IT_MINUTES * MINUTE_MS
    const [timeline, hearing] = await Promise.all([listEvents(visit.db, id), readHearing(visit, id)])
    const until = heardUntil(visit, row.opened_at)
    return {
      id,
      status: row.status as 'pending' | 'accepted' | 'refused',
      reason: row.reason,
      hearing,
      heardUntil: row.canBeHeard && !hearing && until > now ? until.toISOString() : null,
      openedAt: row.opened_at.toISOString(),
      hours: hoursSince(row.opened_at, now),
      client: { id: row.client_id, firstName: row.client },
      psychic: row.psychic,
      requestedAt: row.requested_at.toISOString(),
      seconds: row.seconds,
      freeSeconds: row.free_seconds,
      pricePerMinute: row.price_per_minute,
      total: row.total,
      waived: row.waived,
      timeline: timeline.map((event) => ({ ...event, at: event.at.toISOString() })),
      other: isAtIt && row.seen_by !== staff.id ? row.seen_by_name : null,
      answer: answer
        ? {
            decision: answer.decision as 'refund' | 'reject',
            refund: answer.refund,
            bearer: answer.bearer as Bearer | null,
            reason: answer.reason,
            by: answer.decided_by_name,
            confirmedBy: answer.confirmed_by_name,
            isOwn: answer.decided_by === staff.id,
            at: answer.decided_at.toISOString(),
            isSettled: answer.settled_at !== null,
          }
        : null,
    }
  })

export type OpenedDispute = Awaited<ReturnType<typeof openDispute>>
