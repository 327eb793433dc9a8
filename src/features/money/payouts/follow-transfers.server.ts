import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import type { ReturnReason } from './return-rules.ts'
import { lockFile, markExecuted, markReturned, markSent } from './transfer-queries.server.ts'

const subjectOf = (id: number) => `payout:${id}`

/** @throws {Refusal} adminEntityNotFound, transferElsewhere for a file that was sent, or was not, other than asked */
async function lockOne({ db, site }: StaffVisit, id: number, isSent: boolean): Promise<void> {
  const file = await lockFile(db, site.id, id)
  if (!file) throw new Refusal('adminEntityNotFound')
  if ((file.sentAt !== null) !== isSent) throw new Refusal('transferElsewhere')
}

/**
 * Notes that a file was sent to the bank.
 * @throws {Refusal} as asStaff and lockOne
 */
export const sendFile = (outer: Visit, id: number): Promise<void> =>
  asStaff(outer, 'payout.send', { subject: subjectOf(id) }, async (visit, { id: by }) => {
    await lockOne(visit, id, false)
    await markSent(visit.db, id, by, visit.now())
  })

/**
 * Notes that the bank carried out the transfers of a file, or the one to a psychic.
 * @throws {Refusal} as asStaff and lockOne, transferElsewhere if none was left to carry out
 */
export const executeTransfers = (outer: Visit, id: number, psychicId: number | null): Promise<void> => {
  const details = psychicId === null ? {} : { psychic: psychicId }
  return asStaff(outer, 'payout.execute', { subject: subjectOf(id), details }, async (visit, { id: by }) => {
    await lockOne(visit, id, true)
    const marked = await markExecuted(visit.db, id, { psychicId, by, at: visit.now() })
    if (marked === 0) throw new Refusal('transferElsewhere')
  })
}

/**
 * Notes that the bank returned a transfer, carried out or not, and gives its money back to the psychic's earnings.
 * @throws {Refusal} as asStaff and lockOne, transferElsewhere if there is none, or if it had come back
 */
export const returnTransfer = (
  outer: Visit,
  id: number,
  { psychicId, reason }: { psychicId: number; reason: ReturnReason },
): Promise<void> => {
  const about = { subject: subjectOf(id), details: { psychic: psychicId, returned: reason } }
  return asStaff(outer, 'payout.return', about, async (visit, { id: by }) => {
    await lockOne(visit, id, true)
    const { db, site } = visit
    const transfer = await markReturned(db, id, { psychicId, reason, by, at: visit.now() })
    if (!transfer) throw new Refusal('transferElsewhere')
    const of = { siteId: site.id, ownerId: psychicId }
    await post(db, 'payout-return', transfer.reference, { file: id, reason }, [
      { account: { kind: 'payouts', ...of }, amount: -transfer.amount },
      { account: { kind: 'psychic_earnings', ...of }, amount: transfer.amount },
    ])
  })
}
