import type { CallRules } from '../../platform/outside/reach.ts'

export interface TextMessage {
  siteId: number
  /** In E.164. */
  to: string
  text: string
}

/** Sends one text message or throws. */
export interface SmsPort {
  send(message: TextMessage, signal: AbortSignal): Promise<void>
}

/** A message whose answer was lost may have been sent: its job alone tries again. */
export const smsRules: CallRules<SmsPort> = { send: { repeatable: false } }
