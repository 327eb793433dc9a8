import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'

const access = may('money.read')
const day = z.iso
  .date()
  .refine((value) => value >= '2000' && value < '2200')
  .describe('a day in Paris, YYYY-MM-DD')
const period = { from: day, to: day }
const cents = z.int()

const vatLine = z.object({
  month: z.string().describe('YYYY-MM'),
  percent: z.int(),
  base: cents.describe('sales without VAT, less refunds, cents'),
  vat: cents,
})

export type VatRow = z.output<typeof vatLine>

export const accountingContract = contract({
  takeFec: {
    method: 'POST',
    path: '/api/admin/accounting/fec',
    summary: 'Download the entries of a past period as a FEC (article A47 A-1 of the LPF), checked first; logged',
    access,
    body: z.strictObject(period),
    output: z.object({}),
    file: 'text/plain',
    refusals: ['parametersMissing', 'stepUpNeeded', 'periodReversed', 'periodNotOver', 'sirenMissing', 'fecFaulty'],
  },
  takeBook: {
    method: 'POST',
    path: '/api/admin/accounting/book',
    summary: 'Download the entries of a past period as a spreadsheet file for a bookkeeper; logged',
    access,
    body: z.strictObject(period),
    output: z.object({}),
    file: 'text/csv',
    refusals: ['parametersMissing', 'stepUpNeeded', 'periodReversed', 'periodNotOver'],
  },
  readVat: {
    method: 'GET',
    path: '/api/admin/accounting/vat',
    summary: 'Get the VAT of a past period by month and rate',
    access,
    query: z.object(period),
    output: z.object({ vat: z.array(vatLine) }),
    refusals: ['parametersMissing', 'periodReversed', 'periodNotOver'],
  },
  takeVat: {
    method: 'POST',
    path: '/api/admin/accounting/vat',
    summary: 'Download the VAT of a past period by month and rate as a spreadsheet file; logged',
    access,
    body: z.strictObject(period),
    output: z.object({}),
    file: 'text/csv',
    refusals: ['parametersMissing', 'stepUpNeeded', 'periodReversed', 'periodNotOver'],
  },
  takeInvoice: {
    method: 'POST',
    path: '/api/admin/invoices/:id/paper',
    summary:
      'Download the invoice of credit that was sold with its VAT, or the credit note of what was given back; logged',
    access,
    params: z.object({ id: rowId }),
    output: z.object({}),
    file: 'application/pdf',
    refusals: ['adminEntityNotFound'],
  },
  takeCertificate: {
    method: 'POST',
    path: '/api/admin/payments/:id/certificate',
    summary: 'Download the numbered certificate of a payment for credit; logged',
    access,
    params: z.object({ id: rowId }),
    output: z.object({}),
    file: 'application/pdf',
    refusals: ['adminEntityNotFound'],
  },
})
