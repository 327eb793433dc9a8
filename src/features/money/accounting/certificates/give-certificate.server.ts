import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import { pdfAttachment } from '../../../../platform/http/attachment.ts'
import { readIdentity } from '../../../house/papers/read-identity.server.ts'
import { asStaff } from '../../../house/staff/as-staff.server.ts'
import { readWording } from '../../../house/texts/wording.server.ts'
import { personOf } from '../../../house/visit/access.ts'
import { certificateNumber } from '../books/book-entries.ts'
import { certificatePdf } from './certificate-pdf.server.ts'
import { type Certificate, findCertificate } from './certificate-queries.server.ts'

/**
 * The certificate of one’s own payment.
 * @throws {Refusal} as personOf, notFound for anyone else’s or an order that is not paid
 */
export async function giveCertificate(visit: Visit, orderId: number): Promise<Response> {
  const certificate = await findCertificate(visit.db, visit.site.id, orderId)
  if (certificate?.client.id !== personOf(visit).id) throw new Refusal('notFound')
  return print(visit, certificate)
}

/**
 * The same for the staff; logged.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export async function takeCertificate(outer: Visit, orderId: number): Promise<Response> {
  const certificate = await asStaff(outer, 'certificate.take', { subject: `order:${orderId}` }, async (visit) => {
    const found = await findCertificate(visit.db, visit.site.id, orderId)
    if (!found) throw new Refusal('adminEntityNotFound')
    return found
  })
  return print(outer, certificate)
}

async function print(visit: Visit, certificate: Certificate): Promise<Response> {
  const wording = await readWording(visit.app, visit.site.id, false)
  const pdf = await certificatePdf(certificate, { ...readIdentity(visit), brand: visit.site.key }, wording)
  const name = certificateNumber(certificate.siteId, certificate.number).toLowerCase()
  return pdfAttachment(pdf, `${name}.pdf`)
}
