import type { Visit } from '../../../app.ts'
import { whenCommitted } from '../../../platform/database/transaction.ts'
import { firstClients } from './desk-queries.server.ts'

/** Beyond these places a page learns of a change when it next looks. */
const TOLD = 10

/**
 * Tells the psychic and the first of those who wait, after the commit, that a queue changed; each then fetches its own
 * view. `also` are clients who left it just now.
 */
export async function announceQueue(visit: Visit, psychicId: number, also: readonly number[] = []): Promise<void> {
  const clients = new Set([...(await firstClients(visit.db, psychicId, TOLD)), ...also])
  whenCommitted(visit, () => {
    const { realtime } = visit.app
    realtime.emit(`psychic:${psychicId}`, 'queue', { psychicId })
    for (const id of clients) realtime.emit(`user:${id}`, 'queue', { psychicId })
  })
}
