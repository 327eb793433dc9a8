import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const note = z.object({
  note: z.object({ text: z.string(), version: z.int().describe('0 where nothing is noted') }),
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
    summary: 'What the psychic noted about the client of this consultation, in this one or another.',
    access: 'psychic',
    params,
    output: note,
    refusals: ['notFound', 'roomNotOpen', 'noteClosed'],
  },
  writeNote: {
    method: 'POST',
    path: '/api/consultations/:id/note',
    summary: 'Replaces the note of this version, of 2,000 characters at most; an empty text erases it.',
    access: 'psychic',
    params,
    body: z.strictObject({ text: z.string().max(8000), version: z.int().min(0) }),
    output: note,
    refusals: ['notFound', 'roomNotOpen', 'noteClosed', 'noteChanged', 'textLength'],
  },
  listNotes: {
    method: 'GET',
    path: '/api/privacy/notes',
    summary: 'What psychics noted about the client.',
    access: 'client',
    output: notes,
    refusals: [],
  },
  eraseNote: {
    method: 'DELETE',
    path: '/api/privacy/notes/:id',
    summary: 'Erases what the psychic of this id noted; nothing to erase is no fault.',
    access: 'client',
    params,
    output: notes,
    refusals: [],
  },
  eraseNotes: {
    method: 'DELETE',
    path: '/api/privacy/notes',
    summary: 'Erases all that psychics noted about the client.',
    access: 'client',
    output: notes,
    refusals: [],
  },
})
