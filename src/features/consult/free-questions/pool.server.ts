import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { finishItem, giveBack, heldBy, openItems, renewHold, takeFromPool } from '../pools/queries.server.ts'
import { hasRefused } from './answer-queries.server.ts'
import { endUnanswered } from './end-unanswered.server.ts'
import { isAutomaton, lockQuestion, poolQuestions } from './queries.server.ts'
import { openQuestion } from './sealed-question.server.ts'

const SHOWN = 30

/** @throws {Refusal} as psychicOf, and securityParametersInvalid for an automaton */
export async function humanOf(visit: Visit): Promise<number> {
  const { psychicId } = psychicOf(visit)
  if (await isAutomaton(visit.db, psychicId)) throw new Refusal('securityParametersInvalid')
  return psychicId
}

/** What waits for an answer, oldest first, without its text; and the question that the psychic holds, with it. */
export async function loadPool(outer: Visit) {
  const psychicId = await humanOf(outer)
  return inTransaction(outer, async (visit) => {
    const held = await readHeld(visit, psychicId)
    const items = await openItems(visit.db, { kind: 'question', psychicId, limit: SHOWN })
    const shown = new Map(
      (
        await poolQuestions(
          visit.db,
          psychicId,
          items.map(({ reference }) => reference),
        )
      ).map((row) => [row.id, row]),
    )
    const questions = items.flatMap(({ reference, askedAt, dueAt }) => {
      const row = shown.get(reference)
      if (!row) return []
      const { birthDate, decade } = openQuestion(visit.app.keys, row)
      const times = { askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString() }
      return [{ id: reference, theme: row.theme, isReading: row.isReading, birthDate, decade, ...times }]
    })
    return { held, questions }
  })
}

export type Pool = Awaited<ReturnType<typeof loadPool>>

async function readHeld(visit: Visit, psychicId: number) {
  const item = await heldBy(visit.db, psychicId)
  if (item?.kind !== 'question') return null
  const row = await lockQuestion(visit.db, item.reference)
  if (!row) return null
  const { question, birthDate, decade } = openQuestion(visit.app.keys, row)
  const { id, theme, firstName, isReading } = row
  return { id, theme, firstName, isReading, question, birthDate, decade, until: item.until.toISOString() }
}

/**
 * Takes a question, whose text the psychic then reads; taking it again changes nothing.
 * @throws {Refusal} questionTaken if it is gone or somebody else's, questionHeld while another one is held
 */
export async function takeQuestion(outer: Visit, id: number) {
  const psychicId = await humanOf(outer)
  // A question that nobody may answer any more is ended in this transaction, before the call is refused.
  const held = await inTransaction(outer, async (visit) => {
    const mine = await heldBy(visit.db, psychicId)
    if (mine && (mine.kind !== 'question' || mine.reference !== id)) throw new Refusal('questionHeld')
    if (await hasRefused(visit.db, psychicId, id)) throw new Refusal('questionTaken')
    if (!(await takeFromPool(visit.db, { kind: 'question', psychicId, reference: id }))) return null
    const { clientId } = needed(await lockQuestion(visit.db, id), `question ${id}`)
    if (await hasConsent(visit, clientId, 'SENSITIVE_DATA')) return readHeld(visit, psychicId)
    await finishItem(visit.db, { kind: 'question', reference: id, psychicId })
    await endUnanswered(visit, id)
    return null
  })
  if (!held) throw new Refusal('questionTaken')
  return held
}

/** Extends the hold of an open page. @throws {Refusal} holdLapsed */
export async function renewQuestion(visit: Visit, id: number): Promise<Date> {
  const psychicId = await humanOf(visit)
  if (!(await renewHold(visit.db, { kind: 'question', reference: id, psychicId }))) throw new Refusal('holdLapsed')
  return needed(await heldBy(visit.db, psychicId), 'the hold that was renewed').until
}

/** Lets others answer; does nothing for what is not held. */
export async function giveQuestionBack(visit: Visit, id: number): Promise<void> {
  await giveBack(visit.db, { kind: 'question', reference: id, psychicId: await humanOf(visit) })
}
