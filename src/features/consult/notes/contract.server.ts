import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const note = z.object({
  note: z.object({ text: z.string(), version: z.int().describe('0 if there is no note yet') }),
})
const notes = z.object({
  notes: z.array(
    z.object({
      psychic: z.object({ id: z.int(), name: z.string() }),
      text: z.string(),
      changedAt: z.iso.datetime(),
    }),
  ),
})

export const notesContract = contract({
  readNote: {
    method: 'GET',
    path: '/api/consultations/:id/note',
    summary: 'Read the psychic’s note about the client of this consultation',
    access: 'psychic',
    params,
    output: note,
    refusals: ['notFound', 'roomNotOpen', 'noteClosed'],
  },
  writeNote: {
    method: 'POST',
    path: '/api/consultations/:id/note',
    summary:
      'Replace the note, if `version` is still the current one; at most 2,000 characters, and an empty text deletes it',
    access: 'psychic',
    params,
    body: z.strictObject({ text: z.string().max(8000), version: z.int().min(0) }),
    output: note,
    refusals: ['notFound', 'roomNotOpen', 'noteClosed', 'noteChanged', 'textLength'],
  },
  listNotes: {
    method: 'GET',
    path: '/api/privacy/notes',
    summary: 'List the notes that psychics wrote about the client',
    access: 'client',
    output: notes,
    refusals: [],
  },
  eraseNote: {
    method: 'DELETE',
    path: '/api/privacy/notes/:id',
    summary: 'Delete the note written by the psychic with this id; succeeds if there is none',
    access: 'client',
    params,
    output: notes,
    refusals: [],
  },
  eraseNotes: {
    method: 'DELETE',
    path: '/api/privacy/notes',
    summary: 'Delete every note that psychics wrote about the client',
    access: 'client',
    output: notes,
    refusals: [],
  },
})
