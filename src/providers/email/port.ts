import type { CallRules } from '../../platform/outside/reach.ts'

export interface Mail {
  /** The same at each try, so that who gets it twice can tell. */
  id: string
  siteId: number
  siteName: string
  to: string
  /** Where an answer goes; to the sender without it. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  /** Where one POST ends these mails (RFC 8058); only what is not asked for by an act of the person's bears it. */
  unsubscribe?: string | undefined
}

/** What a mail's server said. */
export interface MailAnswer {
  /** The status, from 500 to 599, with which it refuses this address for good; null for a mail that it took. */
  refused: number | null
}

/** Sends one mail, or throws when another try may do better. */
export interface EmailPort {
  send(mail: Mail, signal: AbortSignal): Promise<MailAnswer>
}

/** A mail whose answer was lost may have been sent: its job alone tries again. */
export const emailRules: CallRules<EmailPort> = { send: { repeatable: false } }
