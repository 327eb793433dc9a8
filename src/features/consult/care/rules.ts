import { href } from 'react-router'
/** Why the staff looks: words of distress, the psychic's button, a client's report. */
export const KINDS = ['distress', 'danger', 'report'] as const
export type Kind = (typeof KINDS)[number]

/** What the charter keeps psychics from, as a client reports it. */
export const TOPICS = ['health', 'death', 'pregnancy', 'gambling', 'curse', 'solicitation', 'conduct', 'other'] as const
export type Topic = (typeof TOPICS)[number]

export const WORDS_MAX = 2000

export const reportPage = (consultationId: number): string =>
  href('/consultations/:id/signaler', { id: String(consultationId) })
