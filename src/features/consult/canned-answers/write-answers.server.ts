import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import {
  type CannedAnswer,
  deleteAnswer,
  findGreeting,
  type Greeting,
  insertAnswer,
  writeGreeting as keepGreeting,
  listAnswers,
  updateAnswer,
} from './queries.server.ts'
import { LABEL_MAX, MOST, TEXT_MAX, unknownVariable } from './rules.ts'

type Typed = Omit<CannedAnswer, 'id'>

/** @throws {Refusal} answerTextLength, variableUnknown */
function checkedText(typed: string, least: number): string {
  const text = typed.replaceAll('\r\n', '\n').trim()
  if (text.length < least || text.length > TEXT_MAX) throw new Refusal('answerTextLength')
  const unknown = unknownVariable(text)
  if (unknown !== null) throw new Refusal('variableUnknown', undefined, unknown)
  return text
}

/** @throws {Refusal} answerLabelLength, and as checkedText */
function checked(typed: Typed): Typed {
  const label = typed.label.trim()
  if (label.length < 1 || label.length > LABEL_MAX) throw new Refusal('answerLabelLength')
  return { label, text: checkedText(typed.text, 1) }
}

export async function readAnswers(visit: Visit) {
  const { psychicId } = psychicOf(visit)
  const [answers, greeting] = await Promise.all([listAnswers(visit.db, psychicId), findGreeting(visit.db, psychicId)])
  return { answers, greeting }
}

/** @throws {Refusal} answersFull, and as checked */
export function addAnswer(outer: Visit, typed: Typed): Promise<CannedAnswer> {
  const { id: userId, psychicId } = psychicOf(outer)
  const given = checked(typed)
  return inTransaction(outer, async (visit) => {
    // Two tabs at once still keep to the bound.
    await lockUser(visit.db, userId)
    if ((await listAnswers(visit.db, psychicId)).length >= MOST) throw new Refusal('answersFull')
    return { id: await insertAnswer(visit.db, psychicId, given), ...given }
  })
}

/** @throws {Refusal} notFound, and as checked */
export async function changeAnswer(visit: Visit, id: number, typed: Typed): Promise<CannedAnswer> {
  const answer = { id, ...checked(typed) }
  if (!(await updateAnswer(visit.db, psychicOf(visit).psychicId, answer))) throw new Refusal('notFound')
  return answer
}

/** @throws {Refusal} notFound */
export async function removeAnswer(visit: Visit, id: number): Promise<void> {
  if (!(await deleteAnswer(visit.db, psychicOf(visit).psychicId, id))) throw new Refusal('notFound')
}

/** @throws {Refusal} as checkedText */
export async function writeGreeting(visit: Visit, typed: Greeting): Promise<Greeting | null> {
  const { psychicId } = psychicOf(visit)
  await keepGreeting(visit.db, psychicId, { text: checkedText(typed.text, 0), atOnce: typed.atOnce })
  return findGreeting(visit.db, psychicId)
}
