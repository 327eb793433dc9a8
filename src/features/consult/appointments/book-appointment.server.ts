import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { later, MINUTE_MS } from '../../../platform/time/instants.ts'
import { requireConsultations } from '../../house/halts/standing.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { isAdult } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { lockTime } from '../hours/queries.server.ts'
import { requireReceived } from '../refused-clients/require-received.server.ts'
import type { RoomChannel } from '../rooms/rules.ts'
import {
  type Appointment,
  countOpen,
  findAppointment,
  insertAppointment,
  listAbsences,
  listTaken,
} from './queries.server.ts'
import { ABSENCES, answerBy, closedUntil, type Length, MOST_OPEN } from './rules.ts'
import { findBooking, requireSlot } from './slots.server.ts'
import { announceAppointment, tellClient, tellPsychic } from './tell.server.ts'

export interface BookingInput {
  psychicId: number
  channel: RoomChannel
  startsAt: Date
  length: Length
}

/**
 * Books an appointment at the current price, which it then never exceeds. It waits for the psychic's confirmation,
 * unless they confirm by themselves. Nothing is paid.
 * @throws {Refusal} as for a consultation: emailUnproven, birthDateMissing, minor, consultationsHalted, onPause,
 * phoneUnproven; as findBooking and requireSlot; appointmentsBarred, appointmentsMany, appointmentClash
 */
export async function bookAppointment(outer: Visit, input: BookingInput): Promise<Appointment> {
  const client = clientOf(outer)
  requireAdult(outer)
  await requireConsultations(outer)
  // Looked at before anything is locked: a crowd at one slot does not wait for its turn to hear no.
  await findBooking(outer, input.psychicId)
  await requireSlot(outer, input.psychicId, input)
  return inTransaction(outer, async (visit) => {
    const { db } = visit
    await lockUser(db, client.id)
    await requireNoPause(visit)
    await requireOpen(visit, client.id)
    await requireReceived(db, { psychicId: input.psychicId, clientId: client.id })
    if (input.channel === 'phone' && (await findPhone(db, client.id)).number === null) {
      throw new Refusal('phoneUnproven')
    }
    await lockTime(db, input.psychicId)
    const { psychic, mode, channels } = await findBooking(visit, input.psychicId)
    if (!channels.includes(input.channel)) throw new Refusal('appointmentsClosed', 'channel')
    await requireSlot(visit, input.psychicId, input)
    const bookedAt = visit.now()
    const { startsAt } = input
    const endsAt = later(startsAt, input.length * MINUTE_MS)
    await requireOwnTime(visit, { startsAt, endsAt })
    const id = await placed(() =>
      insertAppointment(db, {
        siteId: visit.site.id,
        clientId: client.id,
        psychicId: input.psychicId,
        channel: input.channel,
        startsAt,
        endsAt,
        state: mode === 'itself' ? 'confirmed' : 'asked',
        pricePerMinute: psychic.pricePerMinute,
        bookedAt,
        answerBy: answerBy(bookedAt, startsAt),
      }),
    )
    const made = needed(await findAppointment(db, id), 'the appointment just booked')
    const news = made.state === 'confirmed' ? 'booked' : 'asked'
    await tellClient(visit, made, news)
    await tellPsychic(visit, made, news)
    announceAppointment(visit, made)
    return made
  })
}

/** @throws {Refusal} emailUnproven, birthDateMissing, minor */
export function requireAdult(visit: Visit): void {
  const client = clientOf(visit)
  if (!client.emailProved) throw new Refusal('emailUnproven')
  if (client.birthDate === null) throw new Refusal('birthDateMissing')
  if (!isAdult(client.birthDate, dayInParis(visit.now()))) throw new Refusal('minor')
}

/** @throws {Refusal} appointmentsBarred, appointmentsMany */
async function requireOpen(visit: Visit, clientId: number): Promise<void> {
  const until = await barredUntil(visit, clientId)
  if (until) throw new Refusal('appointmentsBarred', undefined, inDay(until))
  if ((await countOpen(visit.db, clientId)) >= MOST_OPEN) throw new Refusal('appointmentsMany')
}

/** Until when absences close booking to a client. */
export const barredUntil = async (visit: Visit, clientId: number): Promise<Date | null> =>
  closedUntil(await listAbsences(visit.db, { clientId }, ABSENCES.most), visit.now())

/** @throws {Refusal} appointmentClash */
export async function requireOwnTime(
  visit: Visit,
  { startsAt, endsAt, besides }: { startsAt: Date; endsAt: Date; besides?: number },
): Promise<void> {
  const own = await listTaken(visit.db, { clientId: clientOf(visit).id }, { from: startsAt, to: endsAt, besides })
  if (own.length > 0) throw new Refusal('appointmentClash')
}

/** The database decides which of two was first. @throws {Refusal} slotTaken, appointmentClash */
export async function placed<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'appointments_psychic_once') throw new Refusal('slotTaken')
    if (constraint === 'appointments_client_once') throw new Refusal('appointmentClash')
    throw error
  }
}
