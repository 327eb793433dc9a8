import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { announceQueue } from './announce-queue.server.ts'
import { clearDelay, type Standing, sweepDesk } from './desk-queries.server.ts'
import { tellDissolved, tellLapsed, tellTurn } from './tell-turn.server.ts'
import { type Desk, type Moves, movesOf } from './turn.ts'
import {
  giveBack,
  listTold,
  listWaitedFor,
  markCalled,
  markOver,
  markWaiting,
  readWaiting,
  tryLockQueue,
} from './turn-queries.server.ts'

/** In seconds: a look that comes later than this is not the fault of those who wait. */
const LATE = 30

/**
 * Gives the turns: every worker looks at every queue, and skips one that another works on. All is in the database, so a
 * killed worker loses no turn, and one queue's failure does not stop the others.
 */
export async function sweepQueues(app: App): Promise<void> {
  const visit = systemVisit(app, app.sites[0])
  for (const psychicId of await listWaitedFor(app.db)) {
    await inTransaction(visit, (inner) => sweepQueue(inner, psychicId)).catch((error) =>
      app.log.error({ err: error, psychic: psychicId }, 'queue'),
    )
  }
}

async function sweepQueue(visit: Visit, psychicId: number): Promise<void> {
  const { db, app } = visit
  if (!(await tryLockQueue(db, psychicId))) return
  const house = app.house()
  const desk = await sweepDesk(db, psychicId, house)
  const [first] = await readWaiting(db, psychicId, house)
  const lost = Math.min(desk.unswept, first?.waited ?? 0)
  if (lost > LATE) await giveBack(db, psychicId, lost, house)
  await apply(visit, psychicId, movesOf(deskOf(desk), await readWaiting(db, psychicId, house)), house)
}

const deskOf = ({ presence, channels, isOccupied, isDelayed, away }: Standing): Desk => ({
  channels,
  away: presence === 'here' ? null : { kind: presence, seconds: away },
  isOccupied,
  isDelayed,
})

async function apply(visit: Visit, psychicId: number, moves: Moves, house: Date): Promise<void> {
  const { db } = visit
  const over = [...moves.lapsed, ...moves.dissolved]
  if (over.length === 0 && !moves.back && !moves.call) return
  await markOver(db, moves.lapsed, 'lapsed', house)
  await markOver(db, moves.dissolved, 'dissolved', house)
  const ended = await listTold(db, over)
  for (const told of await listTold(db, moves.lapsed)) await tellLapsed(visit, told)
  for (const told of await listTold(db, moves.dissolved)) await tellDissolved(visit, told)
  if (moves.back) await markWaiting(db, moves.back)
  if (moves.call) {
    await markCalled(db, moves.call.id, moves.call.seconds, house)
    await clearDelay(db, psychicId)
    for (const told of await listTold(db, [moves.call.id])) await tellTurn(visit, told, moves.call.seconds)
  }
  await announceQueue(
    visit,
    psychicId,
    ended.map(({ clientId }) => clientId),
  )
}
