import type { App, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { csvFile } from '../../../platform/csv/csv.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { asStaff, staffOf } from '../../house/staff/as-staff.server.ts'
import { asTyped } from '../disputes/rules.ts'
import { bankName } from './payee.ts'
import {
  asOnlyPayer,
  findFile,
  findFileOf,
  insertFile,
  insertPayout,
  listDue,
  paysNobody,
  removeEmptyFile,
} from './queries.server.ts'
import { openPayee } from './sealed-payee.server.ts'
import { texts } from './texts.ts'

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
  const rows = await listDue(visit.db, visit.site.id, month)
  return rows.map(({ payee, ...row }) => ({ ...row, hasPayee: payee !== null }))
}

/**
 * Creates the file that pays, for a past month, every unpaid psychic with a known bank account. Each payment is its own
 * transaction, so one that has to wait delays no other; psychics who could not be paid are left for the next file.
 * Retrying with the same reference continues its file.
 * @throws {Refusal} as asStaff, monthNotOver, nothingToPay, datastoreContention while another payer is running or if
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
  asStaff(outer, 'payout.make', { subject: '', details: { month } }, async ({ db, site, now }, { id: by }) => {
    const due = await listDue(db, site.id, month)
    const payable = due.flatMap(({ payee, ...one }) => (one.amount > 0 && payee !== null ? [{ ...one, payee }] : []))
    const begun = await findFileOf(db, site.id, reference)
    if (begun !== null) return { fileId: begun, payable }
    if (payable.length === 0) throw new Refusal('nothingToPay')
    return { fileId: await insertFile(db, { siteId: site.id, month, reference, at: now(), by }), payable }
  })

interface Payment {
  fileId: number
  psychicId: number
  siteId: number
  month: string
  amount: number
  payee: Buffer
}

/** Pays one psychic; gives up if their account stays locked too long. */
async function payOne(app: App, { fileId, psychicId, siteId, month, amount, payee }: Payment): Promise<void> {
  const reference = `psychic:${psychicId}:site:${siteId}:month:${month}`
  try {
    await inTransaction({ db: app.db, afterCommit: null }, async ({ db }) => {
      const { transactionId } = await post(db, 'payout', reference, { file: fileId }, [
        { account: { kind: 'psychic_earnings', siteId, ownerId: psychicId }, amount: -amount },
        { account: { kind: 'payouts', siteId, ownerId: psychicId }, amount },
      ])
      await insertPayout(db, { fileId, psychicId, siteId, month, amount, payee, transactionId })
    })
  } catch (thrown) {
    if (!(thrown instanceof Refusal && thrown.reason === 'datastoreContention')) throw thrown
    app.log.warn({ psychicId, fileId }, 'a psychic could not be paid now')
  }
}

/**
 * The payments of a file, without account numbers.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function openPayoutFile(visit: Visit, id: number) {
  staffOf(visit, 'payouts.make')
  const file = await findFile(visit.db, visit.site.id, id)
  if (!file) throw new Refusal('adminEntityNotFound')
  const payouts = file.payouts.map(({ payee: _, ...payout }) => payout)
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
  return { ...file, madeAt: file.madeAt.toISOString(), count: payouts.length, total, payouts }
}

/**
 * The file for the bank: the fields of a SEPA transfer, one line per psychic.
 * @throws {Refusal} as openPayoutFile and asStaff, datastoreContention while psychics of the site are being paid
 */
export function takePayoutFile(outer: Visit, id: number): Promise<Response> {
  return asStaff(outer, 'payout.take', { subject: `payout:${id}` }, async ({ db, site, app }) => {
    if (!(await paysNobody(db, site.id))) throw new Refusal('datastoreContention')
    const file = await findFile(db, site.id, id)
    if (!file) throw new Refusal('adminEntityNotFound')
    const { entries: t } = texts
    const rows = file.payouts.map(({ psychicId, amount, payee }) => {
      const { holder, iban, bic } = openPayee(app.keys, psychicId, payee)
      return [bankName(holder), iban, bic, asTyped(amount), 'EUR', `${file.month}-${site.id}-${psychicId}`]
    })
    const heads = [t.holder, t.iban, t.bic, t.amount, t.currency, t.reference]
    return csvFile([heads, ...rows], `virements-${file.month}-${id}.csv`, '')
  })
}
