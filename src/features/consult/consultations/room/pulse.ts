import type { ConsultationView } from '../view-consultation.server.ts'

/** The content of each beat about a room. */
export interface Pulse {
  state: 'waiting' | 'running' | 'paused' | 'ended'
  meteredMs: number
  lastSequence: number
}

export const statusIn = ({ state }: Pulse) => (state === 'waiting' ? 'accepted' : state)

type Meter = NonNullable<ConsultationView['meter']>

/** The meter as it was shown, brought to what a beat says. */
export function meterAt({ meteredMs }: Pulse, shown: Meter): Meter {
  const seconds = Math.floor(meteredMs / 1000)
  const secondsLeft = shown.secondsLeft === null ? null : Math.max(0, shown.secondsLeft - (seconds - shown.seconds))
  return { ...shown, seconds, secondsLeft }
}
