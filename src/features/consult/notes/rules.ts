export const NOTE_MAX = 2000
export const MY_NOTES_PAGE = '/mon-compte/notes'

export const notePage = (consultationId: number): string => `/consultations/${consultationId}/note`

/**
 * The text as stored. Line ends become `
 * `: a form sends two characters for each, and only one counts.
 */
export const tidiedNote = (typed: string): string => typed.replaceAll('\r\n', '\n').trim()
