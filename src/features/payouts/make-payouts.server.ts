import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { dayInParis } from '../accounts/rules.ts'
import { csvFile } from '../backoffice/csv.ts'
import { asTyped } from '../disputes/rules.ts'
import { asStaff, staffOf } from '../staff/as-staff.server.ts'
import { post } from '../wallet/queries.server.ts'
import { bankName } from './payee.ts'
import { findFile, insertFile, insertPayout, listDue, lockPayouts } from './queries.server.ts'
import { openPayee } from './sealed-payee.server.ts'
import { texts } from './texts.ts'

/** @throws {Refusal} monthNotOver */
function checkOver(month: string, now: Date): void {
  if (month >= dayInParis(now).slice(0, 7)) throw new Refusal('monthNotOver')
}

/** What is due for a month that is over, and what was paid of it. @throws {Refusal} as staffOf, monthNotOver */
export async function readDue(visit: Visit, month: string) {
  staffOf(visit, 'payouts.make')
  checkOver(month, visit.now())
  const rows = await listDue(visit.db, visit.site.id, month)
  return rows.map(({ payee, ...row }) => ({ ...row, hasPayee: payee !== null }))
}

/**
 * Makes the file that pays, for a month that is over, every psychic whose bank account is known and who was not paid for
 * it: the ledger says so in the same transaction, and nobody is paid for a month twice.
 * @throws {Refusal} as asStaff, monthNotOver, nothingToPay
 */
export function makePayouts(outer: Visit, month: string): Promise<number> {
  checkOver(month, outer.now())
  return asStaff(outer, 'payout.make', { subject: '', details: { month } }, async (visit, { id: by }) => {
    const { db, site } = visit
    await lockPayouts(db, site.id)
    const due = await listDue(db, site.id, month)
    const payable = due.filter(({ amount, payee }) => amount > 0 && payee !== null)
    if (payable.length === 0) throw new Refusal('nothingToPay')
    const fileId = await insertFile(db, { siteId: site.id, month, at: visit.now(), by })
    for (const { psychicId, amount, payee } of payable) {
      const reference = `psychic:${psychicId}:site:${site.id}:month:${month}`
      const { transactionId } = await post(db, 'payout', reference, { file: fileId }, [
        { account: { kind: 'psychic_earnings', siteId: site.id, ownerId: psychicId }, amount: -amount },
        { account: { kind: 'payouts', siteId: site.id, ownerId: psychicId }, amount },
      ])
      await insertPayout(db, { fileId, psychicId, siteId: site.id, month, amount, payee: payee!, transactionId })
    }
    return fileId
  })
}

/** What a file pays, without the numbers of accounts. @throws {Refusal} as staffOf, adminEntityNotFound */
export async function openPayoutFile(visit: Visit, id: number) {
  staffOf(visit, 'payouts.make')
  const file = await findFile(visit.db, visit.site.id, id)
  if (!file) throw new Refusal('adminEntityNotFound')
  const payouts = file.payouts.map(({ payee: _, ...payout }) => payout)
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
  return { ...file, madeAt: file.madeAt.toISOString(), count: payouts.length, total, payouts }
}

/** The file for the bank: the fields of a SEPA transfer, a line per psychic. @throws {Refusal} as openPayoutFile and asStaff */
export function takePayoutFile(outer: Visit, id: number): Promise<Response> {
  return asStaff(outer, 'payout.take', { subject: `payout:${id}` }, async ({ db, site, app }) => {
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
