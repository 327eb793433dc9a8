import type { Visit } from '../../app.ts'
import { loadRoom } from '../consultations/load-room.server.ts'
import { findOpen, listConsultations } from '../consultations/queries.server.ts'
import { viewFound } from '../consultations/view-consultation.server.ts'
import { findOwnNote } from '../notes/psychic-note.server.ts'
import { psychicOf } from '../session/access.ts'
import { readPresence } from './queries.server.ts'

const STOPPED_SHOWN_MS = 3_600_000

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
    stopped: open ? null : await lastStopped(visit, psychicId),
    room: open && !asked ? await loadRoom(visit, open.id) : null,
    note: open && !asked ? await findOwnNote(visit, open.id) : null,
  }
}

/** The last consultation, if it just ended out of care: its psychic is not left alone with it. */
async function lastStopped(visit: Visit, psychicId: number) {
  const [last] = await listConsultations(visit.db, { psychicId }, { before: null, limit: 1 })
  if (last?.endReason !== 'care' || visit.now().getTime() - last.endedAt!.getTime() > STOPPED_SHOWN_MS) return null
  return { firstName: last.clientFirstName }
}
