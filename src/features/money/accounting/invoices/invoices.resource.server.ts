import { z } from 'zod'
import { is, rowId, since, until } from '../../../house/backoffice/filters.server.ts'
import { resource } from '../../../house/backoffice/resource.server.ts'

const row = z.object({
  id: z.int().describe('the posting of the ledger that declared the VAT, or took it back'),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.int().describe('in the series of its kind'),
  issuedAt: z.iso.datetime(),
  orderId: z.int(),
  clientId: z.int(),
  amount: z.int().describe('cents, VAT included'),
  vatPercent: z.int(),
  vat: z.int(),
})

export type InvoiceRow = z.output<typeof row>

export const invoicesResource = resource({
  name: 'invoices',
  summary: 'List invoices of credit that was sold with its VAT, and credit notes of what was given back',
  can: 'money.read',
  table: 'invoices',
  id: 'transaction_id',
  row,
  sorts: { id: 'transaction_id', issuedAt: 'issued_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    kind: is('kind', row.shape.kind),
    orderId: is('order_id', rowId),
    issuedFrom: since('issued_at'),
    issuedTo: until('issued_at'),
  },
  read: (base) =>
    base
      .innerJoin('orders as o', 'o.id', 'base.order_id')
      .select(['base.transaction_id as id', 'base.kind', 'base.number', 'base.issued_at as issuedAt', 'base.amount'])
      .select(['base.order_id as orderId', 'o.user_id as clientId', 'base.vat_percent as vatPercent', 'base.vat']),
})
