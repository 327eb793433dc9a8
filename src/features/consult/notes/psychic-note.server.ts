import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { deleteVersion, findNote, insertNote, lockStaying, updateNote } from './queries.server.ts'
import { NOTE_MAX, tidiedNote } from './rules.ts'
import { type NoteOf, notePlace, noteText } from './sealed-note.server.ts'

export interface Note {
  /** Empty if there is no note. */
  text: string
  /** 0 if there is no note. */
  version: number
}

/**
 * The note of a consultation's psychic about its client, shared by all their consultations. Null while the client has
 * not consented to the use of sensitive data, or has left.
 * @throws {Refusal} notFound, also for the client; roomNotOpen before the consultation began
 */
export function findOwnNote(outer: Visit, consultationId: number): Promise<Note | null> {
  return inTransaction(outer, async (visit) => {
    const of = await whose(visit, consultationId)
    return (await isOpen(visit, of)) ? read(visit, of) : null
  })
}

/** The psychic's note on a client who asks for a consultation, shown before accepting; null as with findOwnNote. */
export const findNoteOnAsker = (outer: Visit, of: NoteOf): Promise<Note | null> =>
  inTransaction(outer, async (visit) => ((await isOpen(visit, of)) ? read(visit, of) : null))

/** @throws {Refusal} noteClosed, and as findOwnNote */
export async function openNote(visit: Visit, consultationId: number): Promise<Note> {
  const note = await findOwnNote(visit, consultationId)
  if (!note) throw new Refusal('noteClosed')
  return note
}

/**
 * Writes the note, or deletes it if the text is empty. The last writer wins, provided they saw the version that they
 * replace.
 * @throws {Refusal} textLength, noteChanged if the stored version differs from `version`, and as openNote
 */
export function writeNote(outer: Visit, consultationId: number, given: Note): Promise<Note> {
  return inTransaction(outer, async (visit) => {
    const of = await whose(visit, consultationId)
    if (!(await isOpen(visit, of))) throw new Refusal('noteClosed')
    const text = tidiedNote(given.text)
    if (text.length > NOTE_MAX) throw new Refusal('textLength', 'text')
    if (!(await keep(visit, { ...of, version: given.version }, text))) throw new Refusal('noteChanged')
    return read(visit, of)
  })
}

async function keep({ db, app, now }: Visit, of: NoteOf & { version: number }, text: string): Promise<boolean> {
  if (text === '') return of.version === 0 ? (await findNote(db, of)) === null : deleteVersion(db, of)
  const sealed = app.keys.seal(notePlace(of), text)
  return of.version === 0 ? insertNote(db, of, sealed, now()) : updateNote(db, of, sealed, now())
}

async function whose(visit: Visit, consultationId: number): Promise<NoteOf> {
  const { psychicId } = psychicOf(visit)
  const { consultation, side } = await findParticipant(visit, consultationId)
  if (side !== 'psychic') throw new Refusal('notFound')
  if (consultation.acceptedAt === null) throw new Refusal('roomNotOpen')
  return { psychicId, clientId: consultation.clientId }
}

const isOpen = async (visit: Visit, { clientId }: NoteOf): Promise<boolean> =>
  (await lockStaying(visit.db, clientId, visit.now())) && (await hasConsent(visit, clientId, 'SENSITIVE_DATA'))

async function read({ db, app }: Visit, of: NoteOf): Promise<Note> {
  const found = await findNote(db, of)
  return found ? { text: noteText(app.keys, found), version: found.version } : { text: '', version: 0 }
}
