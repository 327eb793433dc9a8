import type { App, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { isRefusedPosting } from '../../../platform/database/violation.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { asStaff, staffOf } from '../../house/staff/as-staff.server.ts'
import {
  asOnlyPayer,
  findFileOf,
  insertFile,
  insertPayout,
  listDue,
  type Payment,
  removeEmptyFile,
} from './queries.server.ts'

/** @throws {Refusal} monthNotOver */
function checkOver(month: string, now: Date): void {
  if (month >= dayInParis(now).slice(0, 7)) throw new Refusal('monthNotOver')
}

/**
 * What is due for a past month, and what was paid of it.
 * @throws {Refusal} as staffOf, monthNotOver
 */
export async function readDue(visit: Visit, month: string) {
  staffOf(visit, 'payouts.make')
  checkOver(month, visit.now())
  const rows = await listDue(visit.db, visit.site.id, month, visit.app.config.payouts)
  return rows.map(({ payee: _, ...row }) => row)
}

/**
 * Creates the file that pays every psychic whose bank account may be paid what is available of what they earned until the
 * end of a past month. Each payment is its own transaction, so one that has to wait delays no other; what could not be
 * paid is left for the next file.
 * Retrying with the same reference continues its file.
 * @throws {Refusal} as asStaff, debtorMissing, monthNotOver, nothingToPay, datastoreContention while another payer is running or if
 * nobody could be paid
 */
export async function makePayouts(outer: Visit, month: string, reference: string): Promise<number> {
  checkOver(month, outer.now())
  const { app, site } = outer
  const made = await asOnlyPayer(app.db, site.id, async () => {
    const { fileId, payable } = await openFile(outer, month, reference)
    for (const due of payable) await payOne(app, { ...due, fileId, siteId: site.id, month })
    return { fileId, isNone: await removeEmptyFile(app.db, fileId) }
  })
  if (!made || made.of.isNone) throw new Refusal('datastoreContention')
  return made.of.fileId
}

const openFile = (outer: Visit, month: string, reference: string) =>
  asStaff(outer, 'payout.make', { subject: '', details: { month } }, async ({ app, db, site, now }, { id: by }) => {
    const { debtor, ...terms } = app.config.payouts
    if (!debtor) throw new Refusal('debtorMissing')
    const due = await listDue(db, site.id, month, terms)
    const payable = due.flatMap(({ psychicId, available: amount, payee, payeeState }) =>
      amount > 0 && payee !== null && payeeState === 'payable' ? [{ psychicId, amount, payee }] : [],
    )
    const begun = await findFileOf(db, site.id, reference)
    if (begun !== null) return { fileId: begun, payable }
    if (payable.length === 0) throw new Refusal('nothingToPay')
    return {
      fileId: await insertFile(db, { siteId: site.id, month, reference, at: now(), by, terms, debtor }),
      payable,
    }
  })

/** Pays one psychic; leaves them to the next file if their account stays locked too long, or may not be paid any more. */
async function payOne(app: App, { fileId, psychicId, siteId, month, amount, payee }: Payment): Promise<void> {
  const reference = `psychic:${psychicId}:site:${siteId}:file:${fileId}`
  try {
    await inTransaction({ db: app.db, afterCommit: null }, async ({ db }) => {
      const { transactionId } = await post(db, 'payout', reference, { file: fileId }, [
        { account: { kind: 'psychic_earnings', siteId, ownerId: psychicId }, amount: -amount },
        { account: { kind: 'payouts', siteId, ownerId: psychicId }, amount },
      ])
      await insertPayout(db, { fileId, psychicId, siteId, month, amount, payee, transactionId })
    })
  } catch (thrown) {
    const isLocked = thrown instanceof Refusal && thrown.reason === 'datastoreContention'
    // Since the list was read, a dispute was opened, another account proposed, or a hold placed.
    if (!isLocked && !isRefusedPosting(thrown)) throw thrown
    app.log.warn({ psychicId, fileId }, 'a psychic could not be paid now')
  }
}
