import type { CallRules } from '../../platform/outside/reach.ts'

export interface Mail {
  /** The same at each try, so that who gets it twice can tell. */
  id: string
  siteId: number
  siteName: string
  to: string
  subject: string
  text: string
  html: string
}

/** Sends one mail or throws. */
export interface EmailPort {
  send(mail: Mail, signal: AbortSignal): Promise<void>
}

/** A mail whose answer was lost may have been sent: its job alone tries again. */
export const emailRules: CallRules<EmailPort> = { send: { repeatable: false } }
