import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { shapes } from '../content/kinds.server.ts'
import { listEntries } from '../content/read-entries.server.ts'
import { findPlace } from './place-token.server.ts'
import { countPlaces, deleteRegistration, lockWebinar, markConfirmed } from './queries.server.ts'
import { timingOf, viewWebinar, type WebinarView } from './read-webinars.server.ts'
import { mayJoin, stateOf } from './rules.ts'

/**
 * That a webinar has a place left, until the transaction ends.
 * @returns its beginning
 * @throws {Refusal} webinarClosed, webinarFull
 */
export async function requirePlace(db: Database, entryId: number, now: Date): Promise<Date> {
  const stored = await lockWebinar(db, entryId)
  const read = shapes.webinar.safeParse(stored?.data)
  if (!stored || stored.status === 'withdrawn' || !read.success) throw new Refusal('webinarClosed')
  const timing = timingOf(read.data)
  if (stateOf(timing, now) !== 'coming') throw new Refusal('webinarClosed')
  const taken = (await countPlaces(db, [entryId])).get(entryId) ?? 0
  if (taken >= read.data.places) throw new Refusal('webinarFull')
  return timing.startsAt
}

/**
 * Confirms the place that a mailed link is for; following it again changes nothing.
 * @throws {Refusal} linkInvalid, webinarClosed, webinarFull
 */
export const confirmPlace = (outer: Visit, token: string): Promise<void> =>
  inTransaction(outer, async (visit) => {
    const { entryId, id } = await findPlace(visit, token)
    // Locked first: the same link may be followed twice at once.
    await lockWebinar(visit.db, entryId)
    if ((await findPlace(visit, token)).confirmedAt) return
    const startsAt = await requirePlace(visit.db, entryId, visit.now())
    await markConfirmed(visit.db, id, visit.now(), startsAt)
  })

/** Gives a place back, and forgets the address. @throws {Refusal} linkInvalid */
export const leavePlace = (outer: Visit, token: string): Promise<void> =>
  inTransaction(outer, async (visit) => deleteRegistration(visit.db, (await findPlace(visit, token)).id))

interface PlaceView {
  isConfirmed: boolean
  /** null for one that was withdrawn. */
  webinar: WebinarView | null
  /** Where to join, while the way in is open. */
  joinLink: string | null
}

/** @throws {Refusal} linkInvalid */
export async function readPlace(visit: Visit, token: string): Promise<PlaceView> {
  const { entryId, confirmedAt } = await findPlace(visit, token)
  const isConfirmed = confirmedAt !== null
  const webinar = (await listEntries(visit, 'webinar')).find(({ id }) => id === entryId)
  if (!webinar) return { isConfirmed, webinar: null, joinLink: null }
  const taken = (await countPlaces(visit.db, [entryId])).get(entryId) ?? 0
  const isOpen = isConfirmed && mayJoin(timingOf(webinar), visit.now())
  return {
    isConfirmed,
    webinar: viewWebinar(webinar, taken, visit.now()),
    joinLink: isOpen ? webinar.joinLink : null,
  }
}
