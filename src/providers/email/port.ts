import type { CallRules } from '../../platform/outside/reach.ts'

export interface Mail {
  siteId: number
  to: string
  subject: string
  text: string
}

/** Sends one mail or throws. */
export interface EmailPort {
  send(mail: Mail, signal: AbortSignal): Promise<void>
}

/** A mail whose answer was lost may have been sent: its job alone tries again. */
export const emailRules: CallRules<EmailPort> = { send: { repeatable: false } }
