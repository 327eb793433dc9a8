import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { clientOf } from '../../house/visit/access.ts'
import { readEstimate } from './known-waits.server.ts'
import { hearTickets, listTickets, type TicketRow } from './queries.server.ts'
import { isOpen } from './rules.ts'
import type { ticketShape } from './shapes.server.ts'

export type Ticket = z.infer<typeof ticketShape>

/** What the client waits for, and what ended by itself a moment ago. */
export async function readTickets(visit: Visit): Promise<Ticket[]> {
  const rows = await listTickets(visit.db, clientOf(visit).id, visit.app.house())
  return Promise.all(rows.map((row) => viewTicket(visit, row)))
}

/** As readTickets, from a page that is open: keeps the client's places. */
export async function beatTickets(visit: Visit): Promise<Ticket[]> {
  await hearTickets(visit.db, clientOf(visit).id, visit.app.house())
  return readTickets(visit)
}

export async function readTicket(visit: Visit, psychicId: number): Promise<Ticket | null> {
  const rows = await listTickets(visit.db, clientOf(visit).id, visit.app.house())
  const row = rows.find((one) => one.psychicId === psychicId && isOpen(one.state))
  return row ? viewTicket(visit, row) : null
}

async function viewTicket(visit: Visit, row: TicketRow): Promise<Ticket> {
  const { id, psychicId, slug, name, channel, way, state, presence, isChannelOpen, delay } = row
  return {
    id,
    psychic: { id: psychicId, slug, name },
    channel,
    way,
    state,
    place: isOpen(state) ? row.place : null,
    estimate: state === 'waiting' && presence === 'here' ? await readEstimate(visit, psychicId, row.place - 1) : null,
    waited: row.waited,
    keptFor: isOpen(state) && row.left !== null ? Math.max(0, row.left) : null,
    wasCalled: row.wasCalled,
    psychicIs: presence !== 'here' ? presence : delay > 0 ? 'delayed' : isChannelOpen ? 'here' : 'elsewhere',
    delay,
  }
}
