import type { Visit } from '../../../app.ts'
import { alikeAvailable } from '../psychics/alike-available.server.ts'
import { beatTickets, type Ticket } from './read-tickets.server.ts'
import { waysOffered } from './ways-offered.server.ts'

/** Free psychics who are proposed instead of one who left. */
const ALIKE = 2

/** What the client waits for, seen from a page that is open: it keeps their places. */
export async function loadWaits(visit: Visit) {
  const tickets = await beatTickets(visit)
  const gone = tickets.find(({ state }) => state === 'dissolved')
  const [ways, alike] = await Promise.all([
    waysOffered(visit),
    gone ? alikeAvailable(visit, gone.psychic.id, ALIKE) : [],
  ])
  return { tickets, ways, alike, mark: markOf(tickets) }
}

/** Differs once something happened that a page shows otherwise than by its words. */
export const markOf = (tickets: readonly Ticket[]): string =>
  tickets.map(({ id, state, way }) => `${id}${state.slice(0, 1)}${way.slice(0, 2)}`).join('-')
