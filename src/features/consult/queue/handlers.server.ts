import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { queueContract } from './contract.server.ts'
import { readFigures } from './figures-queries.server.ts'
import { closeQueue, delayQueue, readQueue } from './lead-queue.server.ts'
import { leaveQueue } from './leave-queue.server.ts'
import { beatTickets, readTicket, readTickets } from './read-tickets.server.ts'
import { takeTicket } from './take-ticket.server.ts'

export const queueHandlers: Handlers<typeof queueContract, Visit> = {
  async takeTicket(visit, { params, body }) {
    await takeTicket(visit, { psychicId: params.id, ...body })
    return { ticket: needed(await readTicket(visit, params.id), 'the ticket that was just taken') }
  },
  async readTicket(visit, { params }) {
    return { ticket: await readTicket(visit, params.id) }
  },
  async leaveQueue(visit, { params }) {
    await leaveQueue(visit, params.id)
    return { ticket: null }
  },
  async listTickets(visit) {
    return { tickets: await readTickets(visit) }
  },
  async beatTickets(visit) {
    return { tickets: await beatTickets(visit) }
  },
  async readQueue(visit) {
    return { queue: await readQueue(visit) }
  },
  async closeQueue(visit, { body }) {
    await closeQueue(visit, body.closed)
    return { queue: await readQueue(visit) }
  },
  async delayQueue(visit) {
    await delayQueue(visit)
    return { queue: await readQueue(visit) }
  },
  async readQueueFigures(visit) {
    return { figures: await readFigures(visit.db, visit.site.id) }
  },
}
