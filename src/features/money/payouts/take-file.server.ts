import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { inMonth } from '../../../platform/i18n/french.ts'
import { asStaff, type StaffVisit, staffOf } from '../../house/staff/as-staff.server.ts'
import { checkPain } from './pain/check-pain.ts'
import type { TransferFile } from './pain/transfers.ts'
import { writePain } from './pain/write-pain.ts'
import { findFile, paysNobody } from './queries.server.ts'
import { openPayee } from './sealed-payee.server.ts'
import { texts } from './texts.ts'

/**
 * The payments of a file, without account numbers.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function openPayoutFile(visit: Visit, id: number) {
  staffOf(visit, 'payouts.make')
  const file = await findFile(visit.db, visit.site.id, id)
  if (!file) throw new Refusal('adminEntityNotFound')
  const { debtor: _, madeAt, sentAt, ...own } = file
  const payouts = file.payouts.map(({ payee: __, executedAt, returnedAt, ...payout }) => ({
    ...payout,
    executedAt: executedAt?.toISOString() ?? null,
    returnedAt: returnedAt?.toISOString() ?? null,
  }))
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
  const at = { madeAt: madeAt.toISOString(), sentAt: sentAt?.toISOString() ?? null }
  return { ...own, ...at, count: payouts.length, total, payouts }
}

/**
 * The file for the bank, a pain.001.001.09 message, held against every rule of its form before it is given. Taken
 * again, it is the same.
 * @throws {Refusal} adminEntityNotFound, datastoreContention while psychics of the site are being paid, debtorMissing
 * for a file made before the account was known, payoutFileFaulty; as asStaff
 */
export function takePayoutFile(outer: Visit, id: number): Promise<Response> {
  return asStaff(outer, 'payout.take', { subject: `payout:${id}` }, async (visit) => {
    const { db, site, app } = visit
    if (!(await paysNobody(db, site.id))) throw new Refusal('datastoreContention')
    const file = await findFile(db, site.id, id)
    if (!file) throw new Refusal('adminEntityNotFound')
    const document = writePain(transfersOf(visit, file))
    const faults = checkPain(document)
    if (faults.length > 0) {
      app.log.error({ file: id, faults }, 'a file of transfers is faulty')
      throw new Refusal('payoutFileFaulty')
    }
    return attachment(document, {
      type: 'application/xml; charset=utf-8',
      name: `virements-${file.month}-${id}.xml`,
    })
  })
}

type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** @throws {Refusal} debtorMissing */
function transfersOf({ app, site }: StaffVisit, { id, month, madeAt, ...file }: FoundFile): TransferFile {
  const debtor = file.debtor ?? app.config.payouts.debtor
  if (!debtor) throw new Refusal('debtorMissing')
  const about = texts.entries.about.replace('{company}', site.label).replace('{month}', inMonth(month))
  return {
    reference: `VIR-${site.id}-${id}-${madeAt.toISOString().slice(0, 19).replaceAll(/\D/g, '')}`,
    madeAt,
    debtor,
    transfers: file.payouts.map(({ psychicId, amount, payee }) => {
      const { holder: name, iban } = openPayee(app.keys, psychicId, payee)
      return { reference: `${month}-${site.id}-${psychicId}-${id}`, amount, name, iban, about }
    }),
  }
}
