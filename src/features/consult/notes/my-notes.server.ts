import type { Visit } from '../../../app.ts'
import { clientOf } from '../../house/visit/access.ts'
import { deleteNotes, notesAbout } from './queries.server.ts'
import { noteText } from './sealed-note.server.ts'

/** The notes that psychics wrote about the client, verbatim. */
export async function listNotes(visit: Visit) {
  const notes = await notesAbout(visit.db, clientOf(visit).id)
  return notes.map((note) => ({
    psychic: { id: note.psychicId, name: note.name },
    text: noteText(visit.app.keys, note),
    changedAt: note.changedAt.toISOString(),
  }))
}

/** Deletes one psychic's note, or all of them if `psychicId` is null; does nothing if there is none. */
export async function eraseNotes(visit: Visit, psychicId: number | null): Promise<void> {
  await deleteNotes(visit.db, clientOf(visit).id, psychicId)
}
