import type { CallRules } from '../../platform/outside/reach.ts'

/**
 * One thing that a caller hears or does, in order. The operator bills the caller from the connection on, and nothing of
 * what comes before or after it.
 */
export type PremiumStep =
  | {
      say: string
      /** It lasts at least so many seconds, unless the caller skips it by the # key. */
      leastSeconds: number
    }
  | {
      /** Said while keys are waited for. */
      ask: string
      digits: number
      /** How long they are waited for after it was said. */
      seconds: number
    }
  | {
      /** The number of the psychic, in E.164: told to the operator alone. */
      connect: string
      ringSeconds: number
      /** What the psychic hears; whoever does not press 1 is not connected. */
      asks: string
      /** After which the operator ends the connection. */
      limitSeconds: number
    }
  | 'hang-up'

export const premiumFailures = ['no-answer', 'busy', 'declined', 'failed'] as const
export type PremiumFailure = (typeof premiumFailures)[number]

/** What the operator knows of a call. */
export interface PremiumFate {
  state: 'open' | 'connected' | 'over'
  /** The two connected, as it bills them; 0 if they never were. */
  seconds: number
}

/** What a message of the operator says; each of a call has a higher number than those before. */
export interface PremiumMessage {
  call: string
  sequence: number
  /** Names the message: the same one again has the same. */
  signature: Buffer
  /** `keys` are what was typed, nothing if nobody did; the * key is told at any moment, also during the connection. */
  event:
    | { name: 'call'; called: string }
    | { name: 'keys'; keys: string }
    | { name: 'connected' }
    | { name: 'failed'; why: PremiumFailure }
    | { name: 'ended'; seconds: number }
}

export interface PremiumRequest {
  /** As it arrived. */
  body: string
  receivedAt: Date
  header(name: string): string | undefined
}

/** A month as the operator pays it back, by called number. */
export interface PremiumMonth {
  number: string
  calls: number
  seconds: number
}

/**
 * An operator of premium-rate numbers: it takes the calls and asks our address what follows. It can't record: no step and
 * no question asks for it.
 */
export interface PremiumPort {
  readonly name: string
  fate(call: string, signal: AbortSignal): Promise<PremiumFate>
  /** Ends a call in whatever state it is. */
  hangUp(call: string, signal: AbortSignal): Promise<void>
  /** @param month YYYY-MM, in Paris */
  month(month: string, signal: AbortSignal): Promise<readonly PremiumMonth[]>
  /** null for what the operator did not sign, or more than five minutes ago. */
  read(request: PremiumRequest): PremiumMessage | null
  /** The steps in the operator's language. */
  write(steps: readonly PremiumStep[]): string
}

export const premiumRules: CallRules<PremiumPort> = {
  fate: { repeatable: true },
  hangUp: { repeatable: true },
  month: { repeatable: true },
}
