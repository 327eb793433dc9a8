import { EXPORT_DAYS } from './rules.ts'

/** The retention periods for conversations that a client may choose, in months. */
export const CONVERSATION_MONTHS = [3, 12, 24] as const
export type ConversationMonths = (typeof CONVERSATION_MONTHS)[number]

/** Retention in days by kind of data; used by the nightly job and shown in the account. */
export const KEEP_DAYS = {
  /** An account without consultation or purchase, since it was last used. */
  prospects: 3 * 365,
  sessions: 365,
  /** Appointments that are over, besides those for which credit was given. */
  appointments: 365,
  /** Messages to the site, since they were sent; alerts and reports, since they were closed. */
  contacts: 365,
  /** Reasons for searches of accounts by staff, and the list of accounts found. */
  searches: 365,
  bounces: 365,
  /** Complaints, and withdrawals by people without an account, since they were answered. */
  requests: 5 * 365,
  /** Proofs of consent, since its withdrawal, a later answer, or the erasure of the account. */
  proofs: 5 * 365,
  /** Draws without an account, and unfinished ones, since they were begun. */
  draws: 30,
  codes: 30,
  /** Places in queues, since they were left; what became of notifications, without their people. */
  tickets: 30,
  waiting: 30,
  calls: 7,
  exports: EXPORT_DAYS,
  mails: 30,
} as const
export type Kept = keyof typeof KEEP_DAYS

/** Days between the warning and the deletion of an unused account. */
export const WARNED_DAYS = 30

/** Kinds that exist only in the demonstration. */
export const DEMO_ONLY: readonly Kept[] = ['mails']
