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
  listAnswers,
  updateAnswer,
  writeGreeting,
} from './queries.server.ts'
import { LABEL_MAX, MOST, TEXT_MAX, unknownVariable } from './rules.ts'

type Typed = Omit<CannedAnswer, 'id'>

/** A sentence as it is kept. @throws {Refusal} answerTextLength, variableUnknown, at the field */
export function checkedSentence(typed: string, field = 'text'): string {
  const text = typed.replaceAll('\r\n', '\n').trim()
  if (text.length < 1 || text.length > TEXT_MAX) throw new Refusal('answerTextLength', field)
  const unknown = unknownVariable(text)
  if (unknown !== null) throw new Refusal('variableUnknown', field, unknown)
  return text
}

/** @throws {Refusal} answerLabelLength, and as checkedSentence */
function checked(typed: Typed): Typed {
  const label = typed.label.trim()
  if (label.length < 1 || label.length > LABEL_MAX) throw new Refusal('answerLabelLength')
  return { label, text: checkedSentence(typed.text) }
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

/** Whether the greeting is sent by itself; its words are a change of profile, which a moderator reads. */
export async function greetAtOnce(visit: Visit, atOnce: boolean): Promise<Greeting> {
  const { psychicId } = psychicOf(visit)
  await writeGreeting(visit.db, psychicId, { atOnce })
  return findGreeting(visit.db, psychicId)
}
