import type { App, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { eachAlone } from '../../../platform/database/each-alone.ts'
import { HOUR_MS, later } from '../../../platform/time/instants.ts'
import { dataContact } from '../../house/consents/views.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { putInPool } from '../pools/queries.server.ts'
import {
  decideAnswer,
  dueAnswers,
  findAuthor,
  lockAnswer,
  lockShown,
  type StoredAnswer,
} from './answer-queries.server.ts'
import { mailClient } from './end-unanswered.server.ts'
import { refusedLetter, withdrawnLetter } from './letters.ts'
import { lockQuestion, setStatus } from './queries.server.ts'
import { DECIDE_HOURS, dueAt } from './rules.ts'

const subjectOf = (questionId: number) => `free-question:${questionId}`

/** The answer that a question's client sees. */
async function lockSent(visit: StaffVisit, questionId: number): Promise<StoredAnswer> {
  const answer = await lockShown(visit.db, questionId)
  if (answer?.siteId !== visit.site.id) throw new Refusal('adminEntityNotFound')
  if (answer.status !== 'sent') throw new Refusal('answerDecided')
  return answer
}

/** The fee of an answer that was just accepted, from the house to its author. */
async function pay(db: Database, { id, siteId, psychicId: ownerId, fee }: StoredAnswer): Promise<void> {
  if (fee === 0) return
  await post(db, 'free-answer', `answer:${id}`, {}, [
    { account: { kind: 'site_revenue', siteId, ownerId }, amount: -fee },
    { account: { kind: 'psychic_earnings', siteId, ownerId }, amount: fee },
  ])
}

/** Accepts an answer before its term; its author is paid. @throws {Refusal} adminEntityNotFound, answerDecided */
export const acceptAnswer = (outer: Visit, questionId: number): Promise<void> =>
  asStaff(outer, 'free-answer.accept', { subject: subjectOf(questionId) }, async (visit, staff) => {
    const answer = await lockSent(visit, questionId)
    await decideAnswer(visit.db, answer.id, { at: visit.now(), by: staff.id, refusal: null })
    await pay(visit.db, answer)
  })

/**
 * Refuses an answer: its client no longer sees it and is told so, its author is told why and not paid, and the question
 * waits for somebody else. @throws {Refusal} as acceptAnswer
 */
export const refuseAnswer = (outer: Visit, questionId: number, reason: string): Promise<void> =>
  asStaff(outer, 'free-answer.refuse', { subject: subjectOf(questionId), reason }, async (visit, staff) => {
    const { id, psychicId } = await lockSent(visit, questionId)
    const at = visit.now()
    await decideAnswer(visit.db, id, { at, by: staff.id, refusal: reason })
    const question = await lockQuestion(visit.db, questionId)
    if (question) {
      await setStatus(visit.db, questionId, 'waiting')
      const item = { kind: 'question', reference: questionId, siteId: question.siteId, psychicId: null } as const
      await putInPool(visit.db, { ...item, askedAt: question.askedAt, dueAt: dueAt(at) })
      await mailClient(visit, question, withdrawnLetter)
    }
    const { name, email } = await findAuthor(visit.db, psychicId)
    const values = { company: visit.site.label, contact: dataContact(visit.site), name }
    if (email) await sendMail(visit, email, (wording) => refusedLetter(wording, values, reason))
  })

/** Accepts and pays every answer whose term is over without a refusal. */
export async function acceptDue(app: App): Promise<void> {
  const due = await dueAnswers(app.db, later(app.now(), -DECIDE_HOURS * HOUR_MS))
  await eachAlone(systemVisit(app, app.sites[0]), due, async (visit, id) => {
    const answer = await lockAnswer(visit.db, id)
    if (answer?.status !== 'sent') return
    await decideAnswer(visit.db, id, { at: visit.now(), by: null, refusal: null })
    await pay(visit.db, answer)
  })
}
