import { type App, SWEEP_CONNECTIONS } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { announce } from '../rooms/announce.server.ts'
import { claimRooms, expiredRequests } from '../rooms/due.server.ts'
import { tickMeter } from '../rooms/meter.server.ts'
import { knownConsultation } from '../rooms/queries.server.ts'
import { ACCEPT_WITHIN } from '../rooms/rules.ts'
import { missRequest } from './answer-request.server.ts'
import { endConsultation } from './end-consultation.server.ts'

/** Rooms looked at per statement, and those of them that are taken: as many as end in the second that they are this node's. */
const LOOK = 1000
const TAKE = 150
/** Statements per run at most: unanswered requests wait for its end. */
const LOOKS = 20
const LONGEST_REST_MS = 300_000

/** For each application, the rooms and requests that failed, and the monotonic time until which they are skipped. */
const resting = new WeakMap<App, Map<number, { times: number; until: number }>>()

function failingIn(app: App) {
  const failing = resting.get(app) ?? new Map<number, { times: number; until: number }>()
  resting.set(app, failing)
  return failing
}

/**
 * Handles what time alone brings about: unanswered requests, sides that dropped, used-up credit. Every node sweeps and
 * takes other rooms than the others, longest due first; a room that is locked is skipped, and one that fails is retried
 * at growing intervals.
 */
export async function sweep(app: App): Promise<void> {
  const visit = { ...systemVisit(app, app.sites[0]), db: app.meterDb }
  const expired = await expiredRequests(visit.db, ACCEPT_WITHIN, app.house())
  await eachAlone(app, expired, (id) => missRequest(visit, id))
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const take = TAKE + failingIn(app).size
    const { due, looked } = await claimRooms(visit.db, app.house(), { looked: LOOK, due: take })
    await eachAlone(app, due, (id) =>
      inTransaction(visit, async (inner) => {
        const { due, changed } = await tickMeter(inner.db, id, app.house())
        if (due) await endConsultation(inner, id, due)
        else if (changed) announce(inner, await knownConsultation(inner.db, id))
      }),
    )
    // Only full batches mean that more may be due.
    if (looked < LOOK && due.length < take) return
  }
}

async function eachAlone(app: App, ids: readonly number[], work: (id: number) => Promise<void>): Promise<void> {
  const now = performance.now()
  const failing = failingIn(app)
  const waiting = ids.filter((id) => (failing.get(id)?.until ?? 0) <= now)
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await alone(app, id, work)
  }
  await Promise.all(Array.from({ length: SWEEP_CONNECTIONS }, worker))
}

async function alone(app: App, id: number, work: (id: number) => Promise<void>): Promise<void> {
  const failing = failingIn(app)
  try {
    await work(id)
    failing.delete(id)
  } catch (error) {
    const times = (failing.get(id)?.times ?? 0) + 1
    failing.set(id, { times, until: performance.now() + Math.min(LONGEST_REST_MS, 500 * 2 ** times) })
    app.log.error({ err: error, consultation: id, times }, 'sweep')
  }
}
