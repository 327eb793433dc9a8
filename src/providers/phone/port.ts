import type { CallRules } from '../../platform/outside/reach.ts'

/** One thing that a called person hears or does, in order. */
export type Step =
  | { say: string }
  | {
      /** Said while one key is waited for. */
      ask: string
      /** How long the key is waited for after it was said. */
      seconds: number
      /** Asked what follows once a key is pressed. */
      next: string
    }
  | {
      /** The name of a conference; it exists while somebody is in it. */
      join: string
      /** After which the provider itself ends the stay. */
      limitSeconds: number
      /** Whether everybody's stay ends with this one; the others may leave by the star key. */
      isHost: boolean
      /** Asked what is heard while nobody else is there. */
      waits: string
      /** The address that is told who joins and who leaves. */
      tells: string
      /** Asked what follows once the stay ended, or the person left by the star key. */
      next: string
    }
  | 'hang-up'

export interface OutgoingCall {
  /** In E.164. */
  to: string
  /** Asked what is said once the call is answered. */
  answers: string
  /** Told of what becomes of the call. */
  tells: string
  ringSeconds: number
  /** After which the provider ends the call. */
  limitSeconds: number
}

export type CallState = 'ringing' | 'talking' | 'over'
export type CallOutcome = 'answered' | 'busy' | 'no-answer' | 'failed'

export interface CallFate {
  state: CallState
  /** null while it is not over. */
  outcome: CallOutcome | null
  /** From the answer to the end, as the provider bills them; null while it is not over. */
  seconds: number | null
}

/** What a request of the provider to one of our addresses says. */
export interface PhoneHook {
  /** The provider's id of the call. */
  call: string
  /** The key that was pressed: 0 to 9, * or #. */
  key: string | null
  /** What became of the call. */
  fate: CallFate | null
  /** Whether the call joined or left a conference, if it is about that; later events have higher numbers. */
  presence: { isIn: boolean; conference: string; sequence: number } | null
}

export interface HookRequest {
  /** The whole address that the provider asked. */
  url: string
  /** The form, as it arrived. */
  body: string
  header(name: string): string | undefined
}

/**
 * A telephone company that calls numbers and joins them in conferences. It can't record: no step and no call asks for it.
 */
export interface PhonePort {
  readonly name: string
  /** Calls a number; null if it can't be called. A repetition would call twice. */
  ring(call: OutgoingCall, signal: AbortSignal): Promise<{ id: string | null }>
  fate(id: string, signal: AbortSignal): Promise<CallFate>
  /** Ends a call in whatever state it is. */
  hangUp(id: string, signal: AbortSignal): Promise<void>
  /** The calls that are in a conference now. */
  present(conference: string, signal: AbortSignal): Promise<readonly string[]>
  /** Has one person of a conference alone hear what an address says. */
  announce(to: { conference: string; call: string; says: string }, signal: AbortSignal): Promise<void>
  /** null for a request that the provider didn't sign. */
  read(request: HookRequest): PhoneHook | null
  /** The steps in the provider's language. */
  write(steps: readonly Step[]): string
}

export const phoneRules: CallRules<PhonePort> = {
  ring: { repeatable: false },
  fate: { repeatable: true },
  hangUp: { repeatable: true },
  present: { repeatable: true },
  announce: { repeatable: false },
}
