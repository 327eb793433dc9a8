import { unstorable } from '../../platform/contract/storable.ts'
import type { CallFate, CallOutcome, CallState, PhoneHook } from './port.ts'

/** The largest whole number that can be stored. */
const LARGEST = 2 ** 31 - 1

const states: ReadonlyMap<unknown, readonly [CallState, CallOutcome | null]> = new Map([
  ['queued', ['ringing', null]],
  ['initiated', ['ringing', null]],
  ['ringing', ['ringing', null]],
  ['in-progress', ['talking', null]],
  ['completed', ['over', 'answered']],
  ['busy', ['over', 'busy']],
  ['no-answer', ['over', 'no-answer']],
  ['canceled', ['over', 'no-answer']],
  ['failed', ['over', 'failed']],
])

/** What a call's status says; null for one that Twilio does not have. */
export function fateOf(status: unknown, seconds: unknown): CallFate | null {
  const known = states.get(status)
  if (!known) return null
  const [state, outcome] = known
  return { state, outcome, seconds: state === 'over' ? wholeSeconds(seconds) : null }
}

/** Durations arrive as text, and not at all for a call that nobody answered. */
function wholeSeconds(given: unknown): number {
  const seconds = Number(given ?? 0)
  return Number.isInteger(seconds) && seconds > 0 && seconds <= LARGEST ? seconds : 0
}

const presences: ReadonlyMap<unknown, boolean> = new Map([
  ['participant-join', true],
  ['participant-leave', false],
])

/** What a signed form of Twilio says; null if it names no call, or isn't what Twilio sends. */
export function readHook(form: URLSearchParams): PhoneHook | null {
  const call = form.get('CallSid')
  if (!call || unstorable([...form.values()]) !== null) return null
  const conference = form.get('FriendlyName')
  const isIn = presences.get(form.get('StatusCallbackEvent'))
  const sequence = Number(form.get('SequenceNumber') ?? 0)
  if (!Number.isInteger(sequence) || sequence < 0 || sequence > LARGEST) return null
  return {
    call,
    key: form.get('Digits') || null,
    fate: fateOf(form.get('CallStatus'), form.get('CallDuration')),
    presence: conference !== null && isIn !== undefined ? { isIn, conference, sequence } : null,
  }
}
