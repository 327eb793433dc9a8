import type { App } from '../../app.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { announce } from './announce.server.ts'
import { missRequest } from './answer-request.server.ts'
import { endConsultation } from './end-consultation.server.ts'
import { tickMeter } from './meter.server.ts'
import { expiredRequests, findConsultation, roomsDue } from './queries.server.ts'
import { ACCEPT_WITHIN } from './rules.ts'

/**
 * Does what time alone brings: unanswered requests, sides that dropped, purses that end. Every node sweeps; a room
 * that another one holds is passed over, and one that fails doesn't keep the others waiting.
 */
export async function sweep(app: App): Promise<void> {
  const visit = { ...systemVisit(app, app.sites[0]), db: app.meterDb }
  for (const id of await expiredRequests(visit.db, ACCEPT_WITHIN)) await alone(app, id, () => missRequest(visit, id))
  for (const id of await roomsDue(visit.db)) {
    await alone(app, id, () =>
      inTransaction(visit, async (inner) => {
        const { due, changed } = await tickMeter(inner.db, id)
        if (due) await endConsultation(inner, id, due)
        else if (changed) announce(inner, (await findConsultation(inner.db, id))!)
      }),
    )
  }
}

async function alone(app: App, id: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    app.log.error({ err: error, consultation: id }, 'sweep')
  }
}
