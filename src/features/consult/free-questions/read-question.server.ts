import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import type { Topic } from '../care/rules.ts'
import type { Flag } from '../charter/charter.ts'
import { isReadingReason } from '../rooms/rules.ts'
import { type AnswerStatus, answersTo } from './answer-queries.server.ts'
import { lockQuestion } from './queries.server.ts'
import { openAnswer, openQuestion, openReport } from './sealed-question.server.ts'

/**
 * A question and its answers. The log records who read them and why, which the client can see, but none of the text.
 * @throws {Refusal} readingReasonLength, adminEntityNotFound, and as asStaff
 */
export async function readQuestion(outer: Visit, id: number, reason: string) {
  if (!isReadingReason(reason)) throw new Refusal('readingReasonLength')
  return asStaff(outer, 'free-question.read', { subject: `free-question:${id}`, reason }, async (visit) => {
    const row = await lockQuestion(visit.db, id)
    if (row?.siteId !== visit.site.id) throw new Refusal('adminEntityNotFound')
    const { keys } = visit.app
    const { question, birthDate } = openQuestion(keys, row)
    const answers = (await answersTo(visit.db, id)).map((answer) => ({
      psychic: answer.psychic,
      text: openAnswer(keys, answer),
      status: answer.status as AnswerStatus,
      flags: answer.flags as Flag[],
      writtenAt: answer.writtenAt.toISOString(),
      refusalReason: answer.refusalReason,
      reportTopic: answer.reportTopic as Topic | null,
      report: openReport(keys, { id: answer.id, sealed: answer.sealedReport }),
    }))
    return { question, birthDate, answers }
  })
}
