import type { Visit } from '../../../app.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { countAsked } from '../appointments/queries.server.ts'
import { countOpen } from '../pools/queries.server.ts'
import { readQueue } from '../queue/lead-queue.server.ts'
import { findOpen } from '../rooms/queries.server.ts'
import { countUnheard } from '../rooms/receipts.server.ts'
import { countUntrained } from '../training/train.server.ts'

const known = new WeakMap<Visit, ReturnType<typeof read>>()

/** What waits for the psychic, read once in a visit: the bar around the workspace and the page within it both show it. */
export function readWaiting(visit: Visit): ReturnType<typeof read> {
  const reading = known.get(visit) ?? read(visit)
  known.set(visit, reading)
  return reading
}

async function read(visit: Visit) {
  const { psychicId } = psychicOf(visit)
  const [open, queue, questions, texts, appointments, disputes, training] = await Promise.all([
    findOpen(visit.db, { psychicId }),
    readQueue(visit),
    countOpen(visit.db, 'question', psychicId),
    countOpen(visit.db, 'sms', psychicId),
    countAsked(visit.db, psychicId),
    countUnheard(visit.db, psychicId),
    countUntrained(visit.db, psychicId),
  ])
  return { open, queue, questions, texts, appointments, disputes, training }
}
