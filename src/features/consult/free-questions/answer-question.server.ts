import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { nextId } from '../../../platform/database/next-id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { sendPush } from '../../people/push/send-push.server.ts'
import { charterTopics, sellsOrLeads } from '../charter/charter.ts'
import { tidiedNote } from '../notes/rules.ts'
import { finishItem, takeFromPool } from '../pools/queries.server.ts'
import { hasRefused, insertAnswer, wasSent } from './answer-queries.server.ts'
import { mailClient } from './end-unanswered.server.ts'
import { answeredLetter } from './letters.ts'
import { humanOf } from './pool.server.ts'
import { lockQuestion, setStatus } from './queries.server.ts'
import { ANSWER_MAX, ANSWER_WORDS, MY_QUESTIONS, wordsIn } from './rules.ts'
import { sealAnswer } from './sealed-question.server.ts'

/**
 * Sends a psychic's answer, once. A hold that lapsed is taken again if nobody else has: what was written is not lost.
 * @throws {Refusal} answerTooShort, textLength, answerSells, holdLapsed
 */
export async function answerQuestion(outer: Visit, questionId: number, typed: string): Promise<void> {
  const psychicId = await humanOf(outer)
  const text = tidiedNote(typed)
  if (wordsIn(text) < ANSWER_WORDS) throw new Refusal('answerTooShort')
  if (text.length > ANSWER_MAX) throw new Refusal('textLength', 'text')
  if (sellsOrLeads(text)) throw new Refusal('answerSells')
  await inTransaction(outer, async (visit) => {
    const { db, app } = visit
    const hold = { kind: 'question', reference: questionId, psychicId } as const
    if (await hasRefused(db, psychicId, questionId)) throw new Refusal('holdLapsed')
    if (!(await takeFromPool(db, hold)) || !(await finishItem(db, hold))) throw new Refusal('holdLapsed')
    const question = await lockQuestion(db, questionId)
    if (question?.status !== 'waiting') throw new Refusal('holdLapsed')
    const id = await nextId(db, 'free_answers')
    const textHash = app.digest(`free-answer:${text}`)
    const repeated = await wasSent(db, psychicId, textHash)
    await insertAnswer(db, {
      id,
      questionId,
      siteId: question.siteId,
      clientId: question.clientId,
      psychicId,
      sealed: sealAnswer(app.keys, id, text),
      textHash,
      flags: [...charterTopics(text), ...(repeated ? (['repeated'] as const) : [])],
      fee: app.config.freeAnswerCents,
      at: visit.now(),
    })
    await setStatus(db, questionId, 'answered')
    await mailClient(visit, question, answeredLetter)
    const of = { key: String(id), about: `question-${questionId}`, path: MY_QUESTIONS }
    await sendPush(visit, question.clientId, { kind: 'freeAnswer', ...of })
  })
}
