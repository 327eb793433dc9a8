import type { Visit } from '../../../app.ts'
import { whenCommitted } from '../../../platform/database/transaction.ts'

/** Tells both sides, once it is true, that a consultation moved; each asks for its own view of it. */
export function announce(visit: Visit, of: { id: number; clientId: number; psychicId: number }): void {
  whenCommitted(visit, () => {
    const { realtime } = visit.app
    realtime.emit(`user:${of.clientId}`, 'consultation', { id: of.id })
    realtime.emit(`psychic:${of.psychicId}`, 'consultation', { id: of.id })
  })
}
