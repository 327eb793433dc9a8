import type { CallRules } from '../../platform/outside/reach.ts'

export interface Mail {
  /** Message id, the same for each attempt, so that duplicates can be recognised. */
  id: string
  siteId: number
  siteName: string
  to: string
  /** The address for replies; by default the sender's. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  /** The address for one-click unsubscription (RFC 8058); only in e-mails that no act of the person triggered. */
  unsubscribe?: string | undefined
  /** Never sent again unless the server certainly did not take it: `later` is then answered instead of a failure. */
  once?: true
}

/** The answer of a mail server. */
export interface MailAnswer {
  /** The status, 500 to 599, of a permanent refusal of this address; null if the e-mail was accepted. */
  refused: number | null
  /** The server took nothing: another attempt sends no second copy. Only for an e-mail that is sent once. */
  later?: boolean
}

/** Sends one e-mail, or throws if another attempt may succeed. */
export interface EmailPort {
  send(mail: Mail, signal: AbortSignal): Promise<MailAnswer>
}

/** An e-mail whose answer was lost may have been sent: only its job retries. */
export const emailRules: CallRules<EmailPort> = { send: { repeatable: false } }
