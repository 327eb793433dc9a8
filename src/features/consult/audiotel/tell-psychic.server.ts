import type { Visit } from '../../../app.ts'
import { whenCommitted } from '../../../platform/database/transaction.ts'

/** Has the psychic's pages look again, after the commit: a call of theirs rings, is connected or over. */
export function tellPsychic(visit: Visit, psychicId: number | null): void {
  if (psychicId === null) return
  whenCommitted(visit, () => visit.app.realtime.emit(`psychic:${psychicId}`, 'consultation', {}))
}
