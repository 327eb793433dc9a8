import type { Visit } from '../../../app.ts'
import { whenCommitted } from '../../../platform/database/transaction.ts'

/** Tells both sides, after the commit, that a consultation changed; each then fetches its own view. */
export function announce(visit: Visit, of: { id: number; clientId: number; psychicId: number }): void {
  whenCommitted(visit, () => {
    const { realtime } = visit.app
    realtime.emit(`user:${of.clientId}`, 'consultation', { id: of.id })
    realtime.emit(`psychic:${of.psychicId}`, 'consultation', { id: of.id })
  })
}
