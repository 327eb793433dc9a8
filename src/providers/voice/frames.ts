import type { RelayAccess } from '../turn/port.ts'
import type { Candidate, Heard } from './port.ts'

/** What an end of a call is told, and what it tells, across the border of its thread. */
export type ToThread =
  | { kind: 'answer'; id: number; sdp: string; relay: RelayAccess }
  | { kind: 'candidate'; candidate: Candidate }
  | { kind: 'say'; id: number; packets: readonly Uint8Array[] }
  | { kind: 'close' }

export type FromThread =
  | { kind: 'done'; id: number; result?: string }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'heard'; heard: Heard }
