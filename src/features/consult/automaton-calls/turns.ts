/** Where an automaton's call stands, between two of its lines. */
export interface Turn {
  isOpened: boolean
  /** Whether there are answers that it has not given. */
  hasAnswer: boolean
  /** Whether time passes: nobody is spoken to while the meter is paused. */
  isPaused: boolean
  /** Seconds that the client can still pay for. */
  secondsLeft: number
  /** Since its last line. */
  listenedMs: number
  spokenMs: number
  silentMs: number
}

/** The goodbye must be over before the credit is. */
const GOODBYE_AT = 20
/** A cough is no speech, a breath no end of it. */
const SPEECH_MS = 300
const SILENCE_MS = 1200
/** It goes on after this long, whether it heard nothing or noise without an end. */
const LONGEST_MS = 12_000

/** What comes next. It says each of its lines once: nobody is to pay for hearing one again. */
export function nextOf(turn: Turn): 'open' | 'answer' | 'goodbye' | 'listen' {
  if (turn.isPaused) return 'listen'
  if (turn.secondsLeft <= GOODBYE_AT) return 'goodbye'
  if (!turn.isOpened) return 'open'
  const wasSpokenTo = turn.spokenMs >= SPEECH_MS && turn.silentMs >= SILENCE_MS
  if (!wasSpokenTo && turn.listenedMs < LONGEST_MS) return 'listen'
  return turn.hasAnswer ? 'answer' : 'goodbye'
}
