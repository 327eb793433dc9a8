import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import { pdfAttachment } from '../../../../platform/http/attachment.ts'
import { readIdentity } from '../../../house/papers/read-identity.server.ts'
import { asStaff } from '../../../house/staff/as-staff.server.ts'
import { readWording } from '../../../house/texts/wording.server.ts'
import { personOf } from '../../../house/visit/access.ts'
import { invoiceNumber } from '../books/book-entries.ts'
import { invoicePdf } from './invoice-pdf.server.ts'
import { findInvoice, type Invoice } from './invoice-queries.server.ts'

/**
 * The invoice or credit note of one’s own payment, by its posting.
 * @throws {Refusal} as personOf, notFound for anyone else’s or a posting without one
 */
export async function giveInvoice(visit: Visit, id: number): Promise<Response> {
  const invoice = await findInvoice(visit.db, visit.site.id, id)
  if (invoice?.client.id !== personOf(visit).id) throw new Refusal('notFound')
  return printInvoice(visit, invoice)
}

/**
 * The same for the staff; logged.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export async function takeInvoice(outer: Visit, id: number): Promise<Response> {
  const invoice = await asStaff(outer, 'invoice.take', { subject: `transaction:${id}` }, async (visit) => {
    const found = await findInvoice(visit.db, visit.site.id, id)
    if (!found) throw new Refusal('adminEntityNotFound')
    return found
  })
  return printInvoice(outer, invoice)
}

async function printInvoice(visit: Visit, invoice: Invoice): Promise<Response> {
  const wording = await readWording(visit.app, visit.site.id, false)
  const pdf = await invoicePdf(invoice, { ...readIdentity(visit), brand: visit.site.key }, wording)
  return pdfAttachment(pdf, `${invoiceNumber(invoice.siteId, invoice).toLowerCase()}.pdf`)
}
