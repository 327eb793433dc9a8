import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { ROOM_CHANNELS } from '../rooms/rules.ts'
import { LENGTHS, MODES, STATES } from './rules.ts'
import { figuresShape } from './shapes.server.ts'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const params = z.object({ id })
const length = z.union(LENGTHS.map((minutes) => z.literal(minutes))).describe('minutes')

export const appointmentShape = z.object({
  id: z.int(),
  psychic: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  client: z.object({ firstName: z.string() }),
  channel: z.enum(ROOM_CHANNELS),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum(STATES),
  pricePerMinute: z.int().describe('the most that a minute costs, in cents, VAT included'),
  answerBy: z.iso.datetime().describe('when a request lapses that the psychic has not confirmed'),
  isLate: z.boolean().describe('whether less than two hours are left'),
  isNow: z.boolean().describe('whether its client may enter'),
  cameAt: z.iso.datetime().nullable().describe('when its client said that they were there'),
  late: z.boolean().describe('whether it was cancelled less than two hours before'),
  endedBy: z.enum(['client', 'psychic', 'house']).nullable(),
  why: z.enum(['pause', 'profile', 'account']).nullable(),
  consultationId: z.int().nullable().describe('the last request made at its hour'),
})

const one = z.object({ appointment: appointmentShape })
const list = z.object({
  open: z.array(appointmentShape).describe('the next first'),
  over: z.array(appointmentShape).describe('the latest first'),
})
const feed = z.object({ feed: z.object({ address: z.string(), named: z.boolean() }) })
const mode = z.object({ mode: z.enum(MODES) })
const booking = [
  'notFound',
  'emailUnproven',
  'birthDateMissing',
  'minor',
  'consultationsHalted',
  'onPause',
  'appointmentsClosed',
  'slotNotOffered',
  'slotTaken',
  'appointmentClash',
] as const

export const appointmentsContract = contract({
  listSlots: {
    method: 'GET',
    path: '/api/psychics/:id/slots',
    summary: 'The free beginnings of appointments, for seven days from a day in Paris',
    access: 'public',
    params,
    query: z.object({
      length: z
        .enum(LENGTHS.map(String) as [string, ...string[]])
        .optional()
        .describe('minutes; 30 by default'),
      day: z.iso.date().optional().describe('today by default'),
    }),
    output: z.object({
      slots: z.array(z.iso.datetime()),
      channels: z.array(z.enum(ROOM_CHANNELS)),
      mode: z.enum(MODES).describe('itself: an appointment stands as soon as it is booked'),
      pricePerMinute: z.int(),
    }),
    refusals: ['notFound', 'appointmentsClosed'],
  },
  bookAppointment: {
    method: 'POST',
    path: '/api/appointments',
    summary: 'Book an appointment at the current price; nothing is paid',
    access: 'client',
    keyed: true,
    body: z.strictObject({
      psychicId: z.int().positive(),
      channel: z.enum(ROOM_CHANNELS),
      startsAt: z.iso.datetime(),
      length,
    }),
    output: one,
    refusals: [...booking, 'phoneUnproven', 'appointmentsBarred', 'appointmentsMany', 'clientDeclined'],
  },
  listAppointments: {
    method: 'GET',
    path: '/api/appointments',
    summary: 'The client’s appointments',
    access: 'client',
    output: list.extend({
      barredUntil: z.iso.datetime().nullable().describe('until when three absences close booking'),
    }),
    refusals: [],
  },
  readAppointment: {
    method: 'GET',
    path: '/api/appointments/:id',
    summary: 'One of the client’s appointments',
    access: 'client',
    params,
    output: one,
    refusals: ['notFound'],
  },
  cancelAppointment: {
    method: 'POST',
    path: '/api/appointments/:id/cancel',
    summary: 'Cancel: freely until two hours before, later it is counted as late',
    access: 'client',
    params,
    output: one,
    refusals: ['notFound', 'appointmentOver'],
  },
  moveAppointment: {
    method: 'POST',
    path: '/api/appointments/:id/move',
    summary: 'Move to another beginning, until two hours before; the price is at most what it was',
    access: 'client',
    params,
    body: z.strictObject({ startsAt: z.iso.datetime(), length }),
    output: one,
    refusals: [...booking, 'appointmentOver'],
  },
  enterAppointment: {
    method: 'POST',
    path: '/api/appointments/:id/enter',
    summary:
      'Say that the client is there, from five minutes before to five minutes after; then the request is made as usual',
    access: 'client',
    params,
    output: one,
    refusals: ['notFound', 'appointmentOver', 'appointmentNotNow'],
  },
  listAgenda: {
    method: 'GET',
    path: '/api/workspace/appointments',
    summary: 'The psychic’s appointments and requests',
    access: 'psychic',
    output: list.extend(mode.shape),
    refusals: [],
  },
  chooseMode: {
    method: 'POST',
    path: '/api/workspace/appointments/mode',
    summary: 'Choose to take no appointments, to confirm each, or to let them stand by themselves',
    access: 'psychic',
    body: z.strictObject(mode.shape),
    output: mode,
    refusals: [],
  },
  confirmAppointment: {
    method: 'POST',
    path: '/api/workspace/appointments/:id/confirm',
    summary: 'Confirm a request',
    access: 'psychic',
    params,
    output: one,
    refusals: ['notFound', 'appointmentOver'],
  },
  refuseAppointment: {
    method: 'POST',
    path: '/api/workspace/appointments/:id/refuse',
    summary: 'Refuse a request',
    access: 'psychic',
    params,
    output: one,
    refusals: ['notFound', 'appointmentOver'],
  },
  cancelAsPsychic: {
    method: 'POST',
    path: '/api/workspace/appointments/:id/cancel',
    summary: 'Cancel: freely until two hours before, later it is an absence',
    access: 'psychic',
    params,
    output: one,
    refusals: ['notFound', 'appointmentOver'],
  },
  createFeed: {
    method: 'POST',
    path: '/api/appointments/feed',
    summary: 'Create the private calendar of the client’s or psychic’s appointments; one that was made before ends',
    access: 'signedIn',
    body: z.strictObject({ named: z.boolean().describe('whether the calendar says with whom') }),
    output: feed,
    refusals: ['securityParametersInvalid'],
  },
  removeFeed: {
    method: 'DELETE',
    path: '/api/appointments/feed',
    summary: 'End the private calendar',
    access: 'signedIn',
    output: z.object({ feed: z.null() }),
    refusals: ['securityParametersInvalid'],
  },
  readAppointmentFigures: {
    method: 'GET',
    path: '/api/admin/appointment-figures',
    summary: 'Read how the appointments of the last thirty days ended on this site',
    access: may('clients.read'),
    output: z.object({ figures: figuresShape }),
    refusals: [],
  },
})
