import type { CallRules } from '../../platform/outside/reach.ts'

export interface TextMessage {
  siteId: number
  /** In E.164. */
  to: string
  text: string
}

/**
 * Why a message does not arrive: no mobile in service, switched off or out of reach, a carrier that takes none of ours,
 * or one's own wish.
 */
export type SmsRefusal = 'invalid' | 'unreachable' | 'carrier' | 'blocked'

/** What the network said. */
export interface SmsAnswer {
  /** null for a message that was taken. */
  refused: SmsRefusal | null
  /** By which its fate is asked for; null where there is no more to know. */
  id: string | null
}

/** What became of a message that was taken. */
export interface SmsFate {
  refused: SmsRefusal | null
  /** Whether it is still on its way. */
  open: boolean
}

export interface SmsPort {
  /** Sends one text message, or throws when another try may do better. */
  send(message: TextMessage, signal: AbortSignal): Promise<SmsAnswer>
  fate(id: string, signal: AbortSignal): Promise<SmsFate>
}

/** A message whose answer was lost may have been sent: its job alone tries again. */
export const smsRules: CallRules<SmsPort> = { send: { repeatable: false }, fate: { repeatable: true } }
