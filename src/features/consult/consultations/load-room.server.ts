import type { Visit } from '../../../app.ts'
import { listMessages, readMarks } from './messages.server.ts'
import type { RoomStart } from './room/use-room.ts'
import { viewConsultation } from './view-consultation.server.ts'
import { wire } from './wire.ts'

/** The data with which a room's page is rendered: the same on every tab and after a reload. */
export async function loadRoom(visit: Visit, id: number): Promise<RoomStart> {
  const consultation = await viewConsultation(visit, id)
  const { db, app } = visit
  const [messages, read] = await Promise.all([
    listMessages(db, app.keys, { id, limit: 2000, reader: consultation.side }),
    readMarks(db, id),
  ])
  return { consultation, messages: messages.map(wire), read }
}
