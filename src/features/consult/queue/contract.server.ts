import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { ROOM_CHANNELS } from '../rooms/rules.ts'
import { WAYS } from './rules.ts'
import { figuresShape, queueShape, ticketShape } from './shapes.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const tickets = z.object({ tickets: z.array(ticketShape) })
const queue = z.object({ queue: queueShape })

export const queueContract = contract({
  takeTicket: {
    method: 'POST',
    path: '/api/psychics/:id/ticket',
    summary:
      'Wait for a psychic who is busy, or change how: on a page that beats at least every 90 s, or until a message. Costs nothing; at the turn, a consultation is requested as usual',
    access: 'client',
    params,
    body: z.strictObject({ channel: z.enum(ROOM_CHANNELS), way: z.enum(WAYS) }),
    output: z.object({ ticket: ticketShape }),
    refusals: [
      'notFound',
      'emailUnproven',
      'minor',
      'birthDateMissing',
      'onPause',
      'consultationsHalted',
      'phoneUnproven',
      'pushNoDevice',
      'alreadyFree',
      'clientDeclined',
      'psychicUnavailable',
      'roomAlreadyOpen',
      'queueClosed',
      'tooManyTickets',
      'turnsMissed',
    ],
  },
  readTicket: {
    method: 'GET',
    path: '/api/psychics/:id/ticket',
    summary: 'Read the place in the queue of a psychic; null if there is none. Does not keep it',
    access: 'client',
    params,
    output: z.object({ ticket: ticketShape.nullable() }),
    refusals: [],
  },
  leaveQueue: {
    method: 'DELETE',
    path: '/api/psychics/:id/ticket',
    summary: 'Leave the queue of a psychic; no error if there is no place in it',
    access: 'client',
    params,
    output: z.object({ ticket: z.null() }),
    refusals: [],
  },
  listTickets: {
    method: 'GET',
    path: '/api/tickets',
    summary: 'List whom the client waits for, and the waits that ended by themselves within ten minutes',
    access: 'client',
    output: tickets,
    refusals: [],
  },
  beatTickets: {
    method: 'POST',
    path: '/api/tickets/beat',
    summary: 'As the list, from a page that stays open: keeps the places for 90 s more',
    access: 'client',
    output: tickets,
    refusals: [],
  },
  readQueue: {
    method: 'GET',
    path: '/api/workspace/queue',
    summary: 'List who waits for the psychic, in their order',
    access: 'psychic',
    output: queue,
    refusals: [],
  },
  closeQueue: {
    method: 'POST',
    path: '/api/workspace/queue',
    summary: 'Close the queue to others, or open it again; those who wait keep their places',
    access: 'psychic',
    body: z.strictObject({ closed: z.boolean() }),
    output: queue,
    refusals: [],
  },
  delayQueue: {
    method: 'POST',
    path: '/api/workspace/queue/delay',
    summary: 'Ask those who wait for ten minutes more: nobody is called until then. Twice at most before each turn',
    access: 'psychic',
    keyed: true,
    output: queue,
    refusals: ['nobodyWaits', 'delaysUsed'],
  },
  readQueueFigures: {
    method: 'GET',
    path: '/api/admin/queue-figures',
    summary: 'Read how long people waited on this site within thirty days, and how often as announced',
    access: may('clients.read'),
    output: z.object({ figures: figuresShape }),
    refusals: [],
  },
})
