import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { instantOf } from '../hours/openings.server.ts'
import { cancelAsPsychic, confirmAppointment, refuseAppointment } from './answer-appointment.server.ts'
import { bookAppointment } from './book-appointment.server.ts'
import {
  cancelAppointment,
  enterAppointment,
  ownAppointment,
  rescheduleAppointment,
} from './change-appointment.server.ts'
import type { appointmentsContract } from './contract.server.ts'
import { createFeed, removeFeed } from './feed.server.ts'
import { readFigures } from './figures-queries.server.ts'
import { chooseMode, listAgenda, listOwn } from './list-appointments.server.ts'
import type { Appointment } from './queries.server.ts'
import { AHEAD, type Length } from './rules.ts'
import { findBooking, listSlots } from './slots.server.ts'
import { viewAppointment } from './views.ts'

/** The days whose slots one call lists. */
const DAYS_LISTED = 7

const shown = async (visit: Visit, appointment: Promise<Appointment>) => ({
  appointment: viewAppointment(await appointment, visit.now()),
})

export const appointmentsHandlers: Handlers<typeof appointmentsContract, Visit> = {
  async listSlots(visit, { params, query }) {
    const { psychic, mode, channels } = await findBooking(visit, params.id)
    const today = dayInParis(visit.now())
    const day = query.day ?? today
    const { pricePerMinute } = psychic
    // Beyond what can be booked, where a day may be none that a calendar has.
    const isNear = day > daysAfter(today, -DAYS_LISTED) && day <= daysAfter(today, AHEAD.mostDays)
    if (!isNear) return { slots: [], channels, mode, pricePerMinute }
    const slots = await listSlots(visit, params.id, {
      length: Number(query.length ?? 30) as Length,
      from: instantOf(day, 0, 'start'),
      to: instantOf(daysAfter(day, DAYS_LISTED), 0, 'start'),
    })
    return { slots: slots.map((slot) => slot.toISOString()), channels, mode, pricePerMinute }
  },
  bookAppointment: (visit, { body }) =>
    shown(visit, bookAppointment(visit, { ...body, startsAt: new Date(body.startsAt) })),
  listAppointments: (visit) => listOwn(visit),
  readAppointment: (visit, { params }) => shown(visit, ownAppointment(visit, params.id)),
  cancelAppointment: (visit, { params }) => shown(visit, cancelAppointment(visit, params.id)),
  moveAppointment: (visit, { params, body }) =>
    shown(visit, rescheduleAppointment(visit, params.id, { ...body, startsAt: new Date(body.startsAt) })),
  enterAppointment: (visit, { params }) => shown(visit, enterAppointment(visit, params.id)),
  async listAgenda(visit) {
    const { open, over, mode } = await listAgenda(visit)
    return { open, over, mode }
  },
  chooseMode: async (visit, { body }) => ({ mode: await chooseMode(visit, body.mode) }),
  confirmAppointment: (visit, { params }) => shown(visit, confirmAppointment(visit, params.id)),
  refuseAppointment: (visit, { params }) => shown(visit, refuseAppointment(visit, params.id)),
  cancelAsPsychic: (visit, { params }) => shown(visit, cancelAsPsychic(visit, params.id)),
  createFeed: async (visit, { body }) => ({ feed: await createFeed(visit, body.named) }),
  async removeFeed(visit) {
    await removeFeed(visit)
    return { feed: null }
  },
  async readAppointmentFigures(visit) {
    return { figures: await readFigures(visit.db, visit.site.id) }
  },
}
