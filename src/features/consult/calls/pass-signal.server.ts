import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Side } from '../rooms/rules.ts'
import { hasSeat } from './queries.server.ts'
import { faultOf, type Signal } from './signals.ts'

/**
 * Passes a signal to the other side, and keeps nothing of it.
 * @throws {Refusal} callNotSound, callNotRelayed, callElsewhere
 */
export async function passSignal(
  visit: Visit,
  of: { id: number; side: Side; device: string },
  signal: Signal,
): Promise<void> {
  const fault = faultOf(signal)
  if (fault) throw new Refusal(fault === 'notSound' ? 'callNotSound' : 'callNotRelayed')
  if (!(await hasSeat(visit.db, of))) throw new Refusal('callElsewhere')
  visit.app.realtime.emit(`consultation:${of.id}`, 'signal', { id: of.id, from: of.side, signal })
}
