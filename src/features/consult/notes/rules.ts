import { href } from 'react-router'

export const NOTE_MAX = 2000
export const MY_NOTES_PAGE = href('/mon-compte/notes')

export const notePage = (consultationId: number): string =>
  href('/consultations/:id/note', { id: String(consultationId) })

/**
 * The text as stored. Line ends become `
 * `: a form sends two characters for each, and only one counts.
 */
export const tidiedNote = (typed: string): string => typed.replaceAll('\r\n', '\n').trim()
