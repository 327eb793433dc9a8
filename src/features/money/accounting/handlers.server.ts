import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { takeBook } from './books/take-book.server.ts'
import { takeCertificate } from './certificates/give-certificate.server.ts'
import type { accountingContract } from './contract.server.ts'
import { takeFec } from './fec/take-fec.server.ts'
import { takeInvoice } from './invoices/give-invoice.server.ts'
import { readVat, takeVat } from './take-vat.server.ts'

export const accountingHandlers: Handlers<typeof accountingContract, Visit> = {
  takeFec: (visit, { body }) => takeFec(visit, body),
  takeBook: (visit, { body }) => takeBook(visit, body),
  async readVat(visit, { query }) {
    return { vat: await readVat(visit, query) }
  },
  takeVat: (visit, { body }) => takeVat(visit, body),
  takeInvoice: (visit, { params }) => takeInvoice(visit, params.id),
  takeCertificate: (visit, { params }) => takeCertificate(visit, params.id),
}
