import type { ConsultationView } from '../view-consultation.server.ts'

export interface Deadlines {
  /** Monotonic time, in milliseconds, until which the meter waits for the client's payment; null if it does not. */
  payBy: number | null
  /** Monotonic time at which a paused room closes by itself; null while nothing closes it. */
  closeBy: number | null
}

const within = (seconds: number | null | undefined): number | null =>
  seconds == null ? null : performance.now() + seconds * 1000

/** The deadlines of a view that has just arrived. */
export const deadlinesOf = ({ meter }: ConsultationView): Deadlines => ({
  payBy: within(meter?.paysWithin),
  closeBy: meter?.pauseReason ? within(meter.closesWithin) : null,
})
