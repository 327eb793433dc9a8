import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { giveBack, heldBy, renewHold, takeFromPool } from '../pools/queries.server.ts'
import { closeAsked } from '../rooms/close-asked.server.ts'
import { findConsultation } from '../rooms/queries.server.ts'
import { sayClosed } from './close-overdue.server.ts'
import { writeDoor } from './door-queries.server.ts'
import { findQuestion } from './queries.server.ts'

/** Takes a question of the psychic's own for some minutes. @throws {Refusal} notFound, textTaken */
export async function takeQuestion(outer: Visit, id: number): Promise<void> {
  const { psychicId } = psychicOf(outer)
  await requireOwn(outer, id)
  await inTransaction(outer, async (visit) => {
    const taken = await takeFromPool(visit.db, { kind: 'sms', psychicId, reference: id })
    if (!taken) throw new Refusal('textTaken')
  })
}

/** A page that stays open keeps what it took, until the question is due. @throws {Refusal} textNotHeld */
export async function keepHolding(visit: Visit, id: number): Promise<void> {
  const { psychicId } = psychicOf(visit)
  const question = await findQuestion(visit.db, id)
  const isDue = !question || question.dueAt <= visit.now()
  if (isDue || !(await renewHold(visit.db, { kind: 'sms', reference: id, psychicId }))) throw new Refusal('textNotHeld')
}

/** Lets go of a question; nothing happens to one that is not held. */
export async function letGo(visit: Visit, id: number): Promise<void> {
  await giveBack(visit.db, { kind: 'sms', reference: id, psychicId: psychicOf(visit).psychicId })
}

/** Declines a question: its client pays nothing, and is told. @throws {Refusal} notFound, textOver */
export async function declineQuestion(outer: Visit, id: number): Promise<void> {
  await requireOwn(outer, id)
  await inTransaction(outer, async (visit) => {
    if (!(await closeAsked(visit, id, { status: 'refused', side: 'psychic' }))) throw new Refusal('textOver')
    await sayClosed(visit, id, 'declined')
  })
}

/** Opens or closes the channel of a psychic. Questions that wait may still be answered. */
export async function setDoor(visit: Visit, isOpen: boolean): Promise<void> {
  await writeDoor(visit.db, psychicOf(visit).psychicId, isOpen)
}

/** What the psychic holds of this kind; null for none. */
export async function heldQuestion(visit: Visit): Promise<{ id: number; until: Date } | null> {
  const held = await heldBy(visit.db, psychicOf(visit).psychicId)
  return held?.kind === 'sms' ? { id: held.reference, until: held.until } : null
}

async function requireOwn(visit: Visit, id: number): Promise<void> {
  const found = await findConsultation(visit.db, id)
  if (found?.channel !== 'sms' || found.psychicId !== psychicOf(visit).psychicId) throw new Refusal('notFound')
}
