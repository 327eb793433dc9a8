import type { Visit } from '../../app.ts'
import { loadRoom } from '../consultations/load-room.server.ts'
import { findOpen } from '../consultations/queries.server.ts'
import { viewFound } from '../consultations/view-consultation.server.ts'
import { findOwnNote } from '../notes/psychic-note.server.ts'
import { psychicOf } from '../session/access.ts'
import { readPresence } from './queries.server.ts'

/** What a psychic works with now: presence, the request that waits, or the room that is open. */
export async function loadWorkspace(visit: Visit) {
  const { psychicId, firstName } = psychicOf(visit)
  const [presence, open] = await Promise.all([readPresence(visit.db, psychicId), findOpen(visit.db, { psychicId })])
  const asked = open?.status === 'requested'
  const [request = null] = open && asked ? await viewFound(visit, [open], 'psychic') : []
  return {
    name: firstName,
    presence,
    request,
    room: open && !asked ? await loadRoom(visit, open.id) : null,
    note: open && !asked ? await findOwnNote(visit, open.id) : null,
  }
}
