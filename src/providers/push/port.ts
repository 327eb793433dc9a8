import type { CallRules } from '../../platform/outside/reach.ts'

/** A browser as its push service knows it: where to send, and the keys that only the browser can open with. */
export interface PushAddress {
  endpoint: string
  /** Its public key on P-256, in base64url. */
  p256dh: string
  /** Its authentication secret, in base64url. */
  auth: string
}

export interface PushMessage {
  siteId: number
  userId: number
  to: PushAddress
  /** JSON for our service worker. */
  payload: string
  /** How long the push service keeps it for a browser that is not connected. */
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** Replaces an undelivered message of the same topic; at most 32 characters of base64url. */
  topic: string
}

/**
 * `gone`: the browser has left this address for good. `later`: the service asks to come back. `refused`: it will never
 * take this message, and the address may still be right.
 */
export type PushAnswer = { outcome: 'sent' | 'gone' | 'refused' } | { outcome: 'later'; seconds: number }

export interface PushPort {
  /** The public key that browsers bind their subscription to, in base64url. */
  readonly publicKey: string
  /** Whether it is the address of a push service: it comes from the browser, and our server calls it. */
  isAllowed(endpoint: string): boolean
  /** Sends one message, or throws if another attempt may succeed. */
  send(message: PushMessage, signal: AbortSignal): Promise<PushAnswer>
}

/** A message that arrives twice replaces itself on the screen. */
export const pushRules: CallRules<PushPort> = { send: { repeatable: true, atOnce: 16 } }
