import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { notesContract } from './contract.server.ts'
import { eraseNotes, listNotes } from './my-notes.server.ts'
import { openNote, writeNote } from './psychic-note.server.ts'

export const notesHandlers: Handlers<typeof notesContract, Visit> = {
  async readNote(visit, { params }) {
    return { note: await openNote(visit, params.id) }
  },
  async writeNote(visit, { params, body }) {
    return { note: await writeNote(visit, params.id, body) }
  },
  async listNotes(visit) {
    return { notes: await listNotes(visit) }
  },
  async eraseNote(visit, { params }) {
    await eraseNotes(visit, params.id)
    return { notes: await listNotes(visit) }
  },
  async eraseNotes(visit) {
    await eraseNotes(visit, null)
    return { notes: await listNotes(visit) }
  },
}
