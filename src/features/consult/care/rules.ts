import { href } from 'react-router'

/** What raised the alert: a message of distress, the psychic's button, or a client's report. */
export const KINDS = ['distress', 'danger', 'report'] as const
export type Kind = (typeof KINDS)[number]

/** Topics of a report: what the charter forbids psychics. */
export const TOPICS = ['health', 'death', 'pregnancy', 'gambling', 'curse', 'solicitation', 'conduct', 'other'] as const
export type Topic = (typeof TOPICS)[number]

export const WORDS_MAX = 2000

export const reportPage = (consultationId: number): string =>
  href('/consultations/:id/signaler', { id: String(consultationId) })
