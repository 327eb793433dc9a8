import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { later, MINUTE_MS } from '../../../platform/time/instants.ts'
import { requireConsultations } from '../../house/halts/standing.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { lockTime } from '../hours/queries.server.ts'
import { placed, requireAdult, requireOwnTime } from './book-appointment.server.ts'
import {
  type Appointment,
  findAppointment,
  lockAppointment,
  markClientCame,
  markEnded,
  moveAppointment,
} from './queries.server.ts'
import { answerBy, isLate, isNow, isOpen, type Length } from './rules.ts'
import { findBooking, requireSlot } from './slots.server.ts'
import { announceAppointment, tellClient, tellPsychic } from './tell.server.ts'

/** An appointment of the signed-in client. @throws {Refusal} notFound */
export async function ownAppointment(visit: Visit, id: number): Promise<Appointment> {
  const found = await findAppointment(visit.db, id)
  if (found?.clientId !== clientOf(visit).id) throw new Refusal('notFound')
  return found
}

/** Cancels the client's appointment: freely until two hours before, later it is counted as late. */
export function cancelAppointment(outer: Visit, id: number): Promise<Appointment> {
  return inTransaction(outer, async (visit) => {
    const found = await lockOwn(visit, id)
    // At its hour an appointment concludes by itself.
    if (found.startsAt <= visit.now()) throw new Refusal('appointmentOver')
    await markEnded(visit.db, id, { state: 'cancelled', by: 'client', late: isLate(found.startsAt, visit.now()) })
    await tellPsychic(visit, found, 'cancelled')
    announceAppointment(visit, found)
    return again(visit, id)
  })
}

/**
 * Moves the client's appointment to another beginning, until two hours before. A psychic who confirms is asked again;
 * the price is at most what it was.
 * @throws {Refusal} notFound, appointmentOver, and as bookAppointment
 */
export function rescheduleAppointment(
  outer: Visit,
  id: number,
  to: { startsAt: Date; length: Length },
): Promise<Appointment> {
  requireAdult(outer)
  return inTransaction(outer, async (visit) => {
    const { db } = visit
    await requireConsultations(visit)
    await lockUser(db, clientOf(visit).id)
    await requireNoPause(visit)
    await lockTime(db, (await ownAppointment(visit, id)).psychicId)
    const found = await lockOwn(visit, id)
    const now = visit.now()
    if (isLate(found.startsAt, now)) throw new Refusal('appointmentOver')
    const { psychic, mode } = await findBooking(visit, found.psychicId)
    const { startsAt, length } = to
    const endsAt = later(startsAt, length * MINUTE_MS)
    await requireSlot(visit, found.psychicId, { startsAt, length, besides: id })
    await requireOwnTime(visit, { startsAt, endsAt, besides: id })
    await placed(() =>
      moveAppointment(db, id, {
        startsAt,
        endsAt,
        state: mode === 'itself' ? 'confirmed' : 'asked',
        pricePerMinute: Math.min(psychic.pricePerMinute, found.pricePerMinute),
        bookedAt: now,
        answerBy: answerBy(now, startsAt),
      }),
    )
    const moved = await again(visit, id)
    const news = moved.state === 'confirmed' ? 'moved' : 'movedAsked'
    await tellClient(visit, moved, news)
    await tellPsychic(visit, moved, news)
    announceAppointment(visit, moved)
    return moved
  })
}

/**
 * Notes that the client is there at the hour, whether or not the psychic is: whose absence it was depends on it. The
 * request is made as for any consultation.
 * @throws {Refusal} notFound, appointmentOver, appointmentNotNow
 */
export function enterAppointment(outer: Visit, id: number): Promise<Appointment> {
  return inTransaction(outer, async (visit) => {
    const found = await lockOwn(visit, id)
    if (found.state !== 'confirmed') throw new Refusal('appointmentOver')
    if (!isNow(found.startsAt, visit.now())) throw new Refusal('appointmentNotNow')
    await markClientCame(visit.db, id)
    announceAppointment(visit, found)
    return again(visit, id)
  })
}

/** @throws {Refusal} notFound, appointmentOver */
async function lockOwn(visit: Visit, id: number): Promise<Appointment> {
  const found = await lockAppointment(visit.db, id)
  if (found?.clientId !== clientOf(visit).id) throw new Refusal('notFound')
  if (!isOpen(found.state)) throw new Refusal('appointmentOver')
  return found
}

const again = async (visit: Visit, id: number): Promise<Appointment> =>
  needed(await findAppointment(visit.db, id), `appointment ${id}`)
