import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { dataContact } from '../../house/consents/views.ts'
import { creditOwner } from '../../house/ledger/credit-owner.server.ts'
import { refundConsultation } from '../../house/ledger/refund-consultation.server.ts'
import type { Bearer } from '../../house/ledger/refund-rules.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { askSecondPerson } from '../../house/second-person/ask-second-person.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { claimAlone } from '../../house/staff/refund-bound.server.ts'
import { answerLetter } from './letters.ts'
import { requireHeard } from './own/hear.server.ts'
import { closeDispute, confirmAnswer, deleteAnswer, findAnswer, insertAnswer, lockDispute } from './queries.server.ts'

type Dispute = NonNullable<Awaited<ReturnType<typeof lockDispute>>>

const subjectOf = (id: number) => `consultation:${id}`

/** @throws {Refusal} adminEntityNotFound, disputeAnswered if it was answered in the meantime */
async function lockOpen(visit: StaffVisit, id: number) {
  const dispute = await lockDispute(visit.db, visit.site.id, id)
  if (!dispute) throw new Refusal('adminEntityNotFound')
  if (dispute.status !== 'pending') throw new Refusal('disputeAnswered')
  return { dispute, proposed: await findAnswer(visit.db, id) }
}

/** @throws {Refusal} as lockOpen, and refundAwaits if a refund waits for a second person */
async function lockUnanswered(visit: StaffVisit, id: number): Promise<Dispute> {
  const { dispute, proposed } = await lockOpen(visit, id)
  if (proposed) throw new Refusal('refundAwaits')
  return dispute
}

interface Refund {
  /** Cents. */
  amount: number
  bearer: Bearer
  reason: string
}

/**
 * Refunds up to the price paid. Above 100 EUR, for this refund or for all refunds by this member of staff today, it
 * waits for another member of staff.
 * @throws {Refusal} as lockUnanswered and requireHeard, and refundTooHigh
 */
export const refundDispute = (outer: Visit, id: number, { amount, bearer, reason }: Refund) => {
  const about = { subject: subjectOf(id), reason, details: { amount, bearer } }
  return asStaff(outer, 'dispute.refund', about, async (visit, staff) => {
    const dispute = await lockUnanswered(visit, id)
    if (amount > dispute.total || (amount === 0 && dispute.total > 0)) throw new Refusal('refundTooHigh')
    if (bearer === 'psychic') {
      const canBeHeard = Boolean(dispute.canBeHeard)
      await requireHeard(visit, { id, openedAt: dispute.opened_at, canBeHeard })
    }
    const settled = await claimAlone(visit, staff.id, amount)
    await insertAnswer(visit.db, {
      consultationId: id,
      decision: 'refund',
      refund: amount,
      bearer,
      price: dispute.total,
      reason,
      by: staff.id,
      at: visit.now(),
      settled,
    })
    if (settled) await giveBack(visit, dispute, { amount, bearer, reason })
    else await askSecondPerson(visit, { list: 'disputes', id, amount, by: staff })
    return { settled }
  })
}

/** @throws {Refusal} as lockUnanswered */
export const rejectDispute = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'dispute.reject', { subject: subjectOf(id), reason }, async (visit, staff) => {
    const dispute = await lockUnanswered(visit, id)
    const answer = {
      consultationId: id,
      decision: 'reject',
      refund: 0,
      bearer: null,
      price: dispute.total,
      reason,
    } as const
    await insertAnswer(visit.db, { ...answer, by: staff.id, at: visit.now(), settled: true })
    await closeDispute(visit.db, id, 'refused')
    await tell(visit, dispute, { amount: null, reason })
  })

/**
 * @throws {Refusal} as lockOpen, adminEntityNotFound if nothing waits, secondPersonNeeded for the person who proposed
 * it
 */
export const confirmRefund = (outer: Visit, id: number) =>
  asStaff(outer, 'dispute.confirm', { subject: subjectOf(id) }, async (visit, staff) => {
    const { dispute, proposed } = await lockOpen(visit, id)
    if (!proposed) throw new Refusal('adminEntityNotFound')
    if (proposed.decided_by === staff.id) throw new Refusal('secondPersonNeeded')
    await confirmAnswer(visit.db, id, staff.id, visit.now())
    const { refund: amount, reason } = proposed
    await giveBack(visit, dispute, { amount, bearer: proposed.bearer as Bearer, reason })
  })

/**
 * Withdraws a refund that waits for a second person, which any member of staff may do; the dispute is open again.
 * @throws {Refusal} as confirmRefund
 */
export const declineRefund = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'dispute.decline', { subject: subjectOf(id), reason }, async (visit) => {
    const { proposed } = await lockOpen(visit, id)
    if (!proposed) throw new Refusal('adminEntityNotFound')
    await deleteAnswer(visit.db, id)
  })

async function giveBack(visit: StaffVisit, of: Dispute, { amount, bearer, reason }: Refund) {
  const billed = {
    consultationId: of.id,
    siteId: visit.site.id,
    clientId: of.client_id,
    psychicId: of.psychic_id,
    vatPercent: of.vat_percent,
    transactionId: of.transaction_id,
  }
  await closeDispute(visit.db, of.id, 'accepted')
  await tell(visit, of, { amount, reason })
  await creditOwner(visit, { id: billed.clientId, siteId: billed.siteId }, (inner) =>
    refundConsultation(inner, billed, { amount, bearer }),
  )
}

/** `amount` is null for a rejected dispute. */
async function tell(visit: StaffVisit, of: Dispute, { amount, reason }: { amount: number | null; reason: string }) {
  if (!of.email) return
  const { label: company, canonical } = visit.site
  const contact = dataContact(visit.site)
  const values = { company, canonical, contact, firstName: of.client, id: String(of.id), psychic: of.psychic, reason }
  await sendMail(visit, of.email, (wording) => answerLetter(wording, values, amount))
}
