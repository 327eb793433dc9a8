import { EXPORT_DAYS } from './rules.ts'

/** For how many months one may have one's conversations kept. */
export const CONVERSATION_MONTHS = [3, 12, 24] as const
export type ConversationMonths = (typeof CONVERSATION_MONTHS)[number]

/** For how many days each kind of thing is kept; the nightly job reads it, and so does the account. */
export const KEEP_DAYS = {
  /** An account without any consultation or purchase, since it was last open. */
  prospects: 3 * 365,
  sessions: 365,
  /** Messages to the house, and alerts and reports since they were closed. */
  contacts: 365,
  /** Why the staff looked for an account; those whom the search found take it with them. */
  searches: 365,
  bounces: 365,
  /** Complaints, and withdrawals of people without an account, since they were answered. */
  requests: 5 * 365,
  /** Proofs of consent, counted from its withdrawal, a later answer, or the erasure of the account. */
  proofs: 5 * 365,
  codes: 30,
  waiting: 30,
  calls: 7,
  exports: EXPORT_DAYS,
  mails: 30,
} as const
export type Kept = keyof typeof KEEP_DAYS

/** How long before the end of an account that never served its person is told. */
export const WARNED_DAYS = 30

/** What the demonstration alone keeps. */
export const DEMO_ONLY: readonly Kept[] = ['mails']
