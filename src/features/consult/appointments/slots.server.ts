import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { later, MINUTE_MS } from '../../../platform/time/instants.ts'
import { openingsBetween } from '../hours/openings.server.ts'
import { readPlan } from '../hours/queries.server.ts'
import { findPsychicById } from '../psychics/find-psychic.server.ts'
import { readProfileRow } from '../psychics/profile-queries.server.ts'
import { consultable } from '../psychics/rules.ts'
import type { PsychicView } from '../psychics/views.ts'
import type { RoomChannel } from '../rooms/rules.ts'
import { listAbsences, listTaken, readMode } from './queries.server.ts'
import { ABSENCES, closedUntil, earliest, type Length, latest, type Mode, slotsIn } from './rules.ts'

export interface Booking {
  psychic: PsychicView
  mode: Mode
  channels: RoomChannel[]
}

/** What a psychic takes appointments for. @throws {Refusal} notFound, appointmentsClosed */
export async function findBooking(visit: Visit, psychicId: number): Promise<Booking> {
  const psychic = await findPsychicById(visit, psychicId)
  if (!psychic) throw new Refusal('notFound')
  const [{ offeredChannels }, mode] = await Promise.all([
    readProfileRow(visit.db, psychicId),
    openMode(visit, psychicId),
  ])
  const channels = consultable.filter(
    (channel) => offeredChannels.includes(channel) && (channel !== 'phone' || visit.app.phone),
  )
  if (mode === 'none' || channels.length === 0) throw new Refusal('appointmentsClosed')
  return { psychic, mode, channels }
}

/** A psychic who was absent too often takes none for a while, as clients book none. */
export async function openMode(visit: Visit, psychicId: number): Promise<Mode> {
  const [mode, absences] = await Promise.all([
    readMode(visit.db, psychicId),
    listAbsences(visit.db, { psychicId }, ABSENCES.most),
  ])
  return closedUntil(absences, visit.now()) ? 'none' : mode
}

/** The free beginnings of appointments of a length, between two instants. */
export async function listSlots(
  visit: Visit,
  psychicId: number,
  of: { length: Length; from: Date; to: Date; besides?: number | undefined },
): Promise<Date[]> {
  const now = visit.now()
  const from = of.from > earliest(now) ? of.from : earliest(now)
  const to = of.to < latest(now) ? of.to : latest(now)
  if (from > to) return []
  const end = later(to, of.length * MINUTE_MS)
  const [plan, taken] = await Promise.all([
    readPlan(visit.db, psychicId, dayInParis(now)),
    listTaken(visit.db, { psychicId }, { from, to: end, besides: of.besides }),
  ])
  return slotsIn(openingsBetween(plan, from, end), { length: of.length, from, to, taken })
}

/**
 * Whether a beginning is offered; for one that is not, whether only because it is taken.
 * @throws {Refusal} slotTaken, slotNotOffered
 */
export async function requireSlot(
  visit: Visit,
  psychicId: number,
  of: { length: Length; startsAt: Date; besides?: number | undefined },
): Promise<void> {
  const now = visit.now()
  const { startsAt, length } = of
  if (startsAt < earliest(now) || startsAt > latest(now)) throw new Refusal('slotNotOffered')
  const endsAt = later(startsAt, length * MINUTE_MS)
  const plan = await readPlan(visit.db, psychicId, dayInParis(now))
  const within = { length, from: startsAt, to: startsAt }
  const openings = openingsBetween(plan, startsAt, endsAt)
  const [offered] = slotsIn(openings, { ...within, taken: [] })
  if (offered?.getTime() !== startsAt.getTime()) throw new Refusal('slotNotOffered')
  const taken = await listTaken(visit.db, { psychicId }, { from: startsAt, to: endsAt, besides: of.besides })
  if (taken.length > 0) throw new Refusal('slotTaken')
}
