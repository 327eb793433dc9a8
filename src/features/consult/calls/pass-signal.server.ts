import { Refusal } from '../../../errors.ts'
import type { Realtime } from '../../../platform/realtime/realtime.ts'
import type { Side } from '../rooms/rules.ts'
import type { KnownSeat } from './known-seat.server.ts'
import { faultOf, type Signal } from './signals.ts'

/** What a side hears of the other's signals: the page that has its end of the call. */
export const signalsTo = (id: number, side: Side) => `call:${id}:${side}`

/**
 * Passes a signal to the other side, and keeps nothing of it.
 * @throws {Refusal} callNotSound, callNotRelayed, callElsewhere
 */
export async function passSignal(realtime: Realtime, seat: KnownSeat, signal: Signal): Promise<void> {
  const fault = faultOf(signal)
  if (fault) throw new Refusal(fault === 'notSound' ? 'callNotSound' : 'callNotRelayed')
  if (!(await seat.isHeld())) throw new Refusal('callElsewhere')
  const { id, side } = seat.of
  const other = side === 'client' ? 'psychic' : 'client'
  realtime.emit(signalsTo(id, other), 'signal', { id, from: side, signal })
}
