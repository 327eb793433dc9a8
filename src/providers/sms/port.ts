import type { CallRules } from '../../platform/outside/reach.ts'

export interface TextMessage {
  siteId: number
  /** In E.164. */
  to: string
  text: string
}

/** What the network said. */
export interface SmsAnswer {
  /** Why this number can't be written to, for good; null for a message that was taken. */
  refused: 'invalid' | 'unreachable' | null
}

/** Sends one text message, or throws when another try may do better. */
export interface SmsPort {
  send(message: TextMessage, signal: AbortSignal): Promise<SmsAnswer>
}

/** A message whose answer was lost may have been sent: its job alone tries again. */
export const smsRules: CallRules<SmsPort> = { send: { repeatable: false } }
