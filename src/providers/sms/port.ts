import type { CallRules } from '../../platform/outside/reach.ts'

export interface TextMessage {
  siteId: number
  /** In E.164. */
  to: string
  text: string
  /** The number that it comes from, in E.164; by default the account's own sender. */
  from?: string | undefined
}

/** A message that somebody sent to one of our numbers. */
export interface InboundText {
  /** The provider's id: the same for each repetition of its request. */
  id: string
  /** In E.164. */
  from: string
  to: string
  text: string
}

/** A request of the provider to one of our addresses. */
export interface TextHook {
  /** The whole address that was asked. */
  url: string
  /** The form, as it arrived. */
  body: string
  header(name: string): string | undefined
}

/**
 * Why a message does not arrive: not a mobile in service, switched off or unreachable, refused by its carrier, or
 * blocked by its owner.
 */
export type SmsRefusal = 'invalid' | 'unreachable' | 'carrier' | 'blocked'

/** The network's answer. */
export interface SmsAnswer {
  /** null for an accepted message. */
  refused: SmsRefusal | null
  /** To ask for the delivery status; null if there is none to ask for. */
  id: string | null
}

/** The delivery status of an accepted message. */
export interface SmsFate {
  refused: SmsRefusal | null
  /** Whether it is still being delivered. */
  open: boolean
}

export interface SmsPort {
  /** Sends one text message, or throws if another attempt may succeed. */
  send(message: TextMessage, signal: AbortSignal): Promise<SmsAnswer>
  fate(id: string, signal: AbortSignal): Promise<SmsFate>
  /** The message in a request; null for one that the provider didn't sign, or that holds no message. */
  read(request: TextHook): InboundText | null
}

/** A message whose answer was lost may have been sent: only its job retries. */
export const smsRules: CallRules<SmsPort> = { send: { repeatable: false }, fate: { repeatable: true } }
