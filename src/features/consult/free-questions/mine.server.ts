import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { mailStaff } from '../../house/tell-staff/mail-staff.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import type { Topic } from '../care/rules.ts'
import { tidiedNote } from '../notes/rules.ts'
import { lockOwnAnswer, setReport, setUseful } from './answer-queries.server.ts'
import { waitsUntil } from './ask-question.server.ts'
import { reportLetter } from './letters.ts'
import { eraseQuestion, listMine } from './queries.server.ts'
import { dueAt } from './rules.ts'
import { openAnswer, openQuestion, sealReport } from './sealed-question.server.ts'

/** More than one can ask while their conversations are kept. */
const MOST = 100

export type MyQuestion = Awaited<ReturnType<typeof listQuestions>>['questions'][number]

/** The client's questions with their answers, the newest first, and when they may ask again. */
export async function listQuestions(visit: Visit) {
  const { id: clientId } = clientOf(visit)
  const { keys } = visit.app
  const [rows, next] = await Promise.all([listMine(visit.db, clientId, MOST), waitsUntil(visit)])
  const questions = rows.map((row) => {
    const text = row.answerId && openAnswer(keys, { id: row.answerId, sealed: row.sealedAnswer })
    return {
      id: row.id,
      theme: row.theme,
      question: openQuestion(keys, row).question,
      status: row.status,
      wasRefused: row.wasRefused === true,
      askedAt: row.askedAt.toISOString(),
      dueAt: dueAt(row.askedAt).toISOString(),
      answer:
        text && row.writtenAt && row.psychic && row.slug
          ? {
              text,
              psychic: row.psychic,
              slug: row.slug,
              writtenAt: row.writtenAt.toISOString(),
              isUseful: row.isUseful,
              isReported: row.reportedAt !== null,
            }
          : null,
    }
  })
  return { questions, nextAt: next?.toISOString() ?? null }
}

/** Says whether an answer was useful; may be changed. @throws {Refusal} notFound */
export const rateAnswer = (outer: Visit, questionId: number, isUseful: boolean): Promise<void> =>
  inTransaction(outer, async ({ db, ...visit }) => {
    const answer = await lockOwnAnswer(db, clientOf({ db, ...visit }).id, questionId)
    if (!answer) throw new Refusal('notFound')
    await setUseful(db, answer.id, isUseful)
  })

/** Reports an answer to the moderators, once. @throws {Refusal} notFound, answerReported */
export const reportAnswer = (outer: Visit, questionId: number, given: { topic: Topic; words: string }): Promise<void> =>
  inTransaction(outer, async (visit) => {
    const answer = await lockOwnAnswer(visit.db, clientOf(visit).id, questionId)
    if (!answer) throw new Refusal('notFound')
    if (answer.reportedAt) throw new Refusal('answerReported')
    const words = tidiedNote(given.words)
    const sealed = words === '' ? null : sealReport(visit.app.keys, answer.id, words)
    await setReport(visit.db, answer.id, { topic: given.topic, sealed, at: visit.now() })
    const values = { company: visit.site.label, canonical: visit.site.canonical, id: String(questionId) }
    await mailStaff(visit, { capability: 'reviews.moderate' }, (wording) => reportLetter(wording, values))
  })

/** Deletes a question and its answer. @throws {Refusal} notFound */
export const eraseMine = (outer: Visit, id: number): Promise<void> =>
  inTransaction(outer, async (visit) => {
    if (!(await eraseQuestion(visit.db, clientOf(visit).id, id))) throw new Refusal('notFound')
  })
