import type { RelayAccess } from '../turn/port.ts'

/** What one side's page would tell of the last second: what arrived, and whether the other side is speaking. */
export interface Heard {
  packets: number
  overMs: number
  /** Of the sound since the last line that was said, how much is louder than a quiet room. */
  spokenMs: number
  /** Since that sound was last loud. */
  silentMs: number
}

export interface Candidate {
  candidate: string
  mid: string | null
  line: number | null
}

/** The program's own end of one voice connection. It sends silence, as an open microphone does, unless it says something. */
export interface VoiceEnd {
  /** Answers an offer, over a new connection through the relay alone; the former one is closed. */
  answer(sdp: string, relay: RelayAccess): Promise<string>
  add(candidate: Candidate): void
  /** Says Opus packets of 20 ms each. Resolves when the last has left, or when the end is gone. */
  say(packets: readonly Uint8Array[]): Promise<void>
  /** Told about once a second. */
  onHeard(listener: (heard: Heard) => void): void
  /** Aborted when it can't go on: it failed, or the program stops. */
  readonly gone: AbortSignal
  /** Gives the end back, after which another call can take one. */
  release(): Promise<void>
}

/** Lets the program itself speak in calls. */
export interface VoicePort {
  /** An end for one call; null if as many as may be are in use. */
  take(): VoiceEnd | null
  /** Waits until all are given back. */
  close(): Promise<void>
}
