import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { announceQueue } from './announce-queue.server.ts'
import { listQueued, readDesk, writeClosed, writeDelay } from './desk-queries.server.ts'
import { lockQueue } from './queries.server.ts'
import { DELAY, MOST_DELAYS } from './rules.ts'
import type { queueShape } from './shapes.server.ts'

export type Queue = z.infer<typeof queueShape>

/** Who waits for the psychic of this visit. */
export async function readQueue(visit: Visit): Promise<Queue> {
  const { psychicId } = psychicOf(visit)
  const house = visit.app.house()
  const [desk, people] = await Promise.all([
    readDesk(visit.db, psychicId, house),
    listQueued(visit.db, psychicId, house),
  ])
  return {
    closed: desk.closed,
    delay: desk.delay,
    delaysLeft: Math.max(0, MOST_DELAYS - desk.delays),
    people: people.map(({ clientId: _, ...person }) => person),
  }
}

/** Closes the queue to others, or opens it again; those who wait keep their places. */
export async function closeQueue(visit: Visit, closed: boolean): Promise<void> {
  const { psychicId } = psychicOf(visit)
  await writeClosed(visit.db, psychicId, closed)
  await announceQueue(visit, psychicId)
}

/**
 * Asks those who wait for ten minutes more; nobody is called until then.
 * @throws {Refusal} nobodyWaits, delaysUsed
 */
export function delayQueue(outer: Visit): Promise<void> {
  const { psychicId } = psychicOf(outer)
  return inTransaction(outer, async (visit) => {
    await lockQueue(visit.db, psychicId)
    const { people, delaysLeft } = await readQueue(visit)
    if (people.length === 0) throw new Refusal('nobodyWaits')
    if (delaysLeft === 0) throw new Refusal('delaysUsed')
    await writeDelay(visit.db, psychicId, DELAY, visit.app.house())
    await announceQueue(visit, psychicId)
  })
}
