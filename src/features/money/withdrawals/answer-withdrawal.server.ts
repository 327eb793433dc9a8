import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { refundOrder } from '../../house/ledger/refund-balance.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { askSecondPerson } from '../../house/second-person/ask-second-person.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { claimAlone } from '../../house/staff/refund-bound.server.ts'
import { answerLetter } from './desk-letters.ts'
import { clearDecision, closeWithdrawal, type LockedWithdrawal, writeDecision } from './desk-queries.server.ts'
import { lockGiven, requireOwed } from './open-withdrawal.server.ts'

interface Refund {
  orderId: number
  /** Integer cents, as shown to staff. */
  amount: number
}

/**
 * The message to the author is stored in the row, which is erased with them, and not in the log, which is permanent.
 */
const about = (id: number, refund?: Refund) => ({
  subject: `withdrawal:${id}`,
  ...(refund ? { details: { order: refund.orderId, amount: refund.amount } } : {}),
})

/** @throws {Refusal} adminEntityNotFound, requestAnswered for the second of two members of staff */
async function lockOpen(visit: StaffVisit, id: number): Promise<LockedWithdrawal> {
  const row = await lockGiven(visit, id)
  if (row.status !== 'received') throw new Refusal('requestAnswered')
  return row
}

/** @throws {Refusal} as lockOpen, and refundAwaits if a refund waits for a second person */
async function lockUndecided(visit: StaffVisit, id: number): Promise<LockedWithdrawal> {
  const row = await lockOpen(visit, id)
  if (row.decided_at) throw new Refusal('refundAwaits')
  return row
}

/**
 * Refunds what the rule gives for the order. Above 100 EUR, alone or with the person's other refunds of the day, it
 * waits for a second member of staff.
 * @throws {Refusal} as lockUndecided, orderUnknown, orderNotTheirs, paymentDisputed, owedChanged
 */
export const refundWithdrawal = (outer: Visit, id: number, { reason, ...refund }: Refund & { reason: string }) =>
  asStaff(outer, 'withdrawal.refund', about(id, refund), async (visit, staff) => {
    const row = await lockUndecided(visit, id)
    if (row.order_id !== null && row.order_id !== refund.orderId) throw new Refusal('orderUnknown')
    const buyer = await checkOwed(visit, row, refund)
    await writeDecision(visit.db, id, { refund, reason, by: staff.id, at: visit.now() })
    const settled = await claimAlone(visit, staff.id, refund.amount)
    if (settled) await giveBack(visit, row, buyer, { ...refund, reason, confirmedBy: null })
    else await askSecondPerson(visit, { list: 'withdrawals', id, amount: refund.amount, by: staff })
    return { settled }
  })

/**
 * Confirms a refund as the second person, which executes it. If the amount due has changed, the proposal is cancelled
 * and the withdrawal is open again.
 * @throws {Refusal} as lockOpen, adminEntityNotFound if nothing waits, secondPersonNeeded, owedChanged, and
 * orderNotTheirs if the buyer's address changed meanwhile
 */
export async function confirmWithdrawal(outer: Visit, id: number): Promise<void> {
  const isDue = await asStaff(outer, 'withdrawal.confirm', about(id), async (visit, staff) => {
    const row = await lockOpen(visit, id)
    const { refund: amount, refund_order_id: orderId, reason } = row
    if (amount === null || orderId === null || reason === null) throw new Refusal('adminEntityNotFound')
    if (row.decided_by === staff.id) throw new Refusal('secondPersonNeeded')
    const { owed, userId } = await requireOwed(visit, row, orderId)
    if (owed === amount) await giveBack(visit, row, userId, { orderId, amount, reason, confirmedBy: staff.id })
    else await clearDecision(visit.db, id)
    return owed === amount
  })
  // Thrown after the commit: the impossible proposal must stay cancelled.
  if (!isDue) throw new Refusal('owedChanged')
}

/**
 * Withdraws the waiting refund; any of the staff may.
 * @throws {Refusal} as confirmWithdrawal
 */
export const declineWithdrawal = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'withdrawal.decline', { ...about(id), reason }, async (visit) => {
    const { decided_at } = await lockOpen(visit, id)
    if (!decided_at) throw new Refusal('adminEntityNotFound')
    await clearDecision(visit.db, id)
  })

/**
 * Closes it without a refund, for a reason that its author is told.
 * @throws {Refusal} as lockUndecided
 */
export const refuseWithdrawal = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'withdrawal.refuse', about(id), async (visit, staff) => {
    const row = await lockUndecided(visit, id)
    const at = visit.now()
    await writeDecision(visit.db, id, { refund: null, reason, by: staff.id, at })
    await closeWithdrawal(visit.db, id, { status: 'refused', confirmedBy: null, at })
    await tell(visit, row, { refund: null, reason })
  })

/**
 * The buyer of the order, if the amount is exactly what is due.
 * @throws {Refusal} as refundWithdrawal
 */
async function checkOwed(visit: StaffVisit, row: LockedWithdrawal, { orderId, amount }: Refund): Promise<number> {
  const { owed, userId, disputed } = await requireOwed(visit, row, orderId)
  if (disputed) throw new Refusal('paymentDisputed')
  if (amount === 0 || owed !== amount) throw new Refusal('owedChanged')
  return userId
}

async function giveBack(
  visit: StaffVisit,
  row: LockedWithdrawal,
  buyer: number,
  { reason, confirmedBy, ...refund }: Refund & { reason: string; confirmedBy: number | null },
): Promise<void> {
  await closeWithdrawal(visit.db, row.id, { status: 'refunded', confirmedBy, at: visit.now() })
  await tell(visit, row, { refund, reason })
  await refundOrder(visit, { id: buyer, siteId: visit.site.id }, refund)
}

async function tell(visit: StaffVisit, row: LockedWithdrawal, answer: { refund: Refund | null; reason: string }) {
  // An erased account's address is empty.
  if (row.email === '') return
  const { label: company, canonical } = visit.site
  const { refund, reason } = answer
  const values = { company, canonical, name: row.name, reference: row.reference, reason, order: refund?.orderId ?? '' }
  await sendMail(visit, row.email, (wording) => answerLetter(wording, values, refund?.amount ?? null))
}
