import { z } from 'zod'
import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { asStaff, type StaffVisit } from '../staff/as-staff.server.ts'
import { reportLetter } from './letters.ts'
import { closeAlert, lockAlert, markSeen } from './queries.server.ts'
import { KINDS, TOPICS } from './rules.ts'
import { answerPlace, openAnswer, openWords } from './sealed-alert.server.ts'

export const openedAlert = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  topic: z.enum(TOPICS).nullable(),
  words: z.string().nullable().describe('of the client who reported'),
  raisedAt: z.iso.datetime(),
  client: z.object({ id: z.int(), firstName: z.string() }),
  others: z.int().describe('further alerts about the same client'),
  psychic: z.object({ id: z.int(), name: z.string() }),
  consultationId: z.int(),
  requestedAt: z.iso.datetime(),
  seenBy: z.string().nullable().describe('who looked first'),
  closedBy: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable().describe('what was done'),
})

export type OpenedAlert = z.output<typeof openedAlert>

const subjectOf = (id: number) => `care-alert:${id}`

async function lock(visit: StaffVisit, id: number) {
  const alert = await lockAlert(visit.db, visit.site.id, id)
  if (!alert) throw new Refusal('adminEntityNotFound')
  return alert
}

/** An alert without a word of the conversation; who looks first is who saw it. @throws {Refusal} adminEntityNotFound */
export const openCareAlert = (outer: Visit, id: number): Promise<OpenedAlert> =>
  asStaff(outer, 'care.open', { subject: subjectOf(id) }, async (visit, staff) => {
    await markSeen(visit.db, id, staff.id, visit.now())
    const { keys } = visit.app
    const row = await lock(visit, id)
    return {
      id,
      kind: row.kind,
      topic: row.topic,
      words: openWords(keys, row),
      raisedAt: row.raisedAt.toISOString(),
      client: { id: row.clientId, firstName: row.client },
      others: row.others,
      psychic: { id: row.psychicId, name: row.psychic },
      consultationId: row.consultationId,
      requestedAt: row.requestedAt.toISOString(),
      seenBy: row.seenBy,
      closedBy: row.closedBy,
      closedAt: row.closedAt?.toISOString() ?? null,
      answer: openAnswer(keys, row),
    }
  })

/**
 * Closes an alert with what was done; a report is answered by mail. The words stay in the alert, which is erased with its
 * client, and out of the log, which never is.
 * @throws {Refusal} adminEntityNotFound, alertClosed for who comes second
 */
export const closeCareAlert = (outer: Visit, id: number, answer: string) =>
  asStaff(outer, 'care.close', { subject: subjectOf(id) }, async (visit, staff) => {
    const row = await lock(visit, id)
    if (row.closedAt) throw new Refusal('alertClosed')
    const at = visit.now()
    await closeAlert(visit.db, id, { answer: visit.app.keys.seal(answerPlace(row), answer), by: staff.id, at })
    if (row.kind !== 'report' || row.email === null) return
    const values = { company: visit.site.label, psychic: row.psychic, raisedAt: row.raisedAt, answer }
    await sendMail(visit, row.email, (wording) => reportLetter(wording, values))
  })
