import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { type Appointment, findAppointment, lockAppointment, markConfirmed, markEnded } from './queries.server.ts'
import { isLate, isOpen } from './rules.ts'
import { settleAbsence } from './settle-absence.server.ts'
import { announceAppointment, tellClient } from './tell.server.ts'

/** @throws {Refusal} notFound, appointmentOver for one that does not wait for an answer, or no longer */
export function confirmAppointment(outer: Visit, id: number): Promise<Appointment> {
  return changed(outer, id, async (visit, found) => {
    requireAsked(visit, found)
    await markConfirmed(visit.db, id)
    await tellClient(visit, found, 'confirmed')
  })
}

/** @throws {Refusal} as confirmAppointment */
export function refuseAppointment(outer: Visit, id: number): Promise<Appointment> {
  return changed(outer, id, async (visit, found) => {
    requireAsked(visit, found)
    await markEnded(visit.db, id, { state: 'refused', by: 'psychic' })
    await tellClient(visit, found, 'refused')
  })
}

/**
 * Cancels an appointment that the psychic confirmed: freely until two hours before. Later it is their absence, told
 * at once, so that nobody waits for nothing.
 * @throws {Refusal} notFound, appointmentOver
 */
export function cancelAsPsychic(outer: Visit, id: number): Promise<Appointment> {
  return changed(outer, id, async (visit, found) => {
    if (found.state !== 'confirmed' || found.startsAt <= visit.now()) throw new Refusal('appointmentOver')
    if (isLate(found.startsAt, visit.now())) return settleAbsence(visit, found, { by: 'psychic', late: true })
    await markEnded(visit.db, id, { state: 'cancelled', by: 'psychic' })
    await tellClient(visit, found, 'cancelled')
  })
}

function requireAsked(visit: Visit, { state, answerBy }: Appointment): void {
  if (state !== 'asked' || answerBy <= visit.now()) throw new Refusal('appointmentOver')
}

function changed(
  outer: Visit,
  id: number,
  change: (visit: Visit, found: Appointment) => Promise<void>,
): Promise<Appointment> {
  const { psychicId } = psychicOf(outer)
  return inTransaction(outer, async (visit) => {
    const found = await lockAppointment(visit.db, id)
    if (found?.psychicId !== psychicId) throw new Refusal('notFound')
    if (!isOpen(found.state)) throw new Refusal('appointmentOver')
    await change(visit, found)
    announceAppointment(visit, found)
    return needed(await findAppointment(visit.db, id), `appointment ${id}`)
  })
}
