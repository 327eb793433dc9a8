import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { askSecondPerson } from '../../house/second-person/ask-second-person.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { claimAlone } from '../../house/staff/refund-bound.server.ts'
import { type LockedHold, lockHold, writeProposal } from './hold-queries.server.ts'
import { givenAway, type Outcome } from './hold-rules.ts'
import { chargedLetter, reportLetter } from './letters.ts'
import { closeAlert, keepAnswer, type LockedAlert, lockAlert } from './queries.server.ts'
import { answerPlace } from './sealed-alert.server.ts'
import { settleHold } from './settle-hold.server.ts'

const subjectOf = (id: number) => `care-alert:${id}`

interface Closing {
  /** What staff did about it. */
  answer: string
  /** What happens to the hold; absent if nothing is held. */
  outcome?: Outcome | undefined
}

/** @throws {Refusal} adminEntityNotFound, alertClosed if it was closed in the meantime */
async function lockOpen(visit: StaffVisit, id: number): Promise<LockedAlert> {
  const alert = await lockAlert(visit.db, visit.site.id, id)
  if (!alert) throw new Refusal('adminEntityNotFound')
  if (alert.closedAt) throw new Refusal('alertClosed')
  return alert
}

/** The undecided hold of an alert's consultation; reports have none. */
async function lockHeld(visit: StaffVisit, alert: LockedAlert): Promise<LockedHold | null> {
  const hold = alert.kind === 'report' ? null : await lockHold(visit.db, alert.consultationId)
  return hold?.settledAt ? null : hold
}

/**
 * Closes an alert with a note of what was done, and decides about the hold; the author of a report is answered by mail.
 * A decision that one person can't take alone waits for another member of staff, and the alert stays open. The note is
 * stored with the alert, which is erased with its client, and not in the log, which is never erased.
 * @throws {Refusal} as lockOpen, outcomeMissing, holdSettled, refundAwaits if a decision already waits for a second
 * person
 */
export const closeCareAlert = (outer: Visit, id: number, { answer, outcome }: Closing) => {
  const act = outcome ? 'care.settle' : 'care.close'
  const about = { subject: subjectOf(id), ...(outcome ? { details: { outcome } } : {}) }
  return asStaff(outer, act, about, async (visit, staff) => {
    const alert = await lockOpen(visit, id)
    const hold = await lockHeld(visit, alert)
    if (hold && !outcome) throw new Refusal('outcomeMissing')
    if (!hold && outcome) throw new Refusal('holdSettled')
    const sealed = visit.app.keys.seal(answerPlace(alert), answer)
    const at = visit.now()
    if (hold && outcome) {
      if (hold.decidedBy !== null) throw new Refusal('refundAwaits')
      const amount = givenAway(hold, outcome)
      if (!(await claimAlone(visit, staff.id, amount))) {
        await writeProposal(visit.db, alert.consultationId, { outcome, by: staff.id, at })
        await keepAnswer(visit.db, id, sealed)
        await askSecondPerson(visit, { list: 'care-alerts', id, amount, by: staff })
        return { settled: false }
      }
      await settle(visit, alert, hold, { outcome, by: staff.id, confirmedBy: null })
    }
    await closeAlert(visit.db, id, { answer: sealed, by: staff.id, at })
    if (alert.kind === 'report' && alert.email !== null) {
      const values = { company: visit.site.label, psychic: alert.psychic, raisedAt: alert.raisedAt, answer }
      await sendMail(visit, alert.email, (wording) => reportLetter(wording, values))
    }
    return { settled: true }
  })
}

/** @throws {Refusal} as lockOpen, adminEntityNotFound if nothing waits for a second person */
async function lockProposed(visit: StaffVisit, id: number) {
  const alert = await lockOpen(visit, id)
  const hold = await lockHeld(visit, alert)
  if (!hold?.outcome || hold.decidedBy === null) throw new Refusal('adminEntityNotFound')
  return { alert, hold, outcome: hold.outcome, by: hold.decidedBy }
}

/**
 * Confirms a proposed decision and carries it out. @throws {Refusal} as lockProposed, secondPersonNeeded for the person
 * who proposed it
 */
export const confirmCareAlert = (outer: Visit, id: number) =>
  asStaff(outer, 'care.confirm', { subject: subjectOf(id) }, async (visit, staff) => {
    const { alert, hold, outcome, by } = await lockProposed(visit, id)
    if (by === staff.id) throw new Refusal('secondPersonNeeded')
    await settle(visit, alert, hold, { outcome, by, confirmedBy: staff.id })
    await closeAlert(visit.db, id, {
      answer: needed(alert.sealedAnswer, 'the answer that was proposed'),
      by: staff.id,
      at: visit.now(),
    })
  })

/**
 * Withdraws a proposed decision, which any member of staff may do: the hold is undecided again. @throws {Refusal} as
 * lockProposed
 */
export const declineCareAlert = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'care.decline', { subject: subjectOf(id), reason }, async (visit) => {
    const { alert } = await lockProposed(visit, id)
    await writeProposal(visit.db, alert.consultationId, null)
    await keepAnswer(visit.db, id, null)
  })

/**
 * A client who is charged after all is notified, without the reason for the review, since others may read their mail.
 */
async function settle(
  visit: StaffVisit,
  alert: LockedAlert,
  hold: LockedHold,
  given: { outcome: Outcome; by: number; confirmedBy: number | null },
): Promise<void> {
  await settleHold(visit, hold, { ...given, timeBack: hold.seconds > 0 && given.outcome !== 'charge', at: visit.now() })
  if (given.outcome !== 'charge' || alert.email === null) return
  const { label: company, canonical } = visit.site
  const values = { company, canonical, id: String(alert.consultationId), psychic: alert.psychic, total: hold.cents }
  await sendMail(visit, alert.email, (wording) => chargedLetter(wording, values))
}
