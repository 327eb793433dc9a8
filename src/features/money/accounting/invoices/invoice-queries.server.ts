import type { Database } from '../../../../platform/database/connect.ts'
import type { InvoiceName } from '../books/book-entries.ts'

/** An invoice of credit, or a credit note of what was given back of it. */
export interface Invoice extends InvoiceName {
  /** The posting that declared its VAT, or took it back. */
  id: number
  /** `chargeback-lost` and `chargeback-won` for what a bank took or gave back. */
  posting: 'top-up' | 'payment-refund' | 'chargeback-lost' | 'chargeback-won'
  siteId: number
  issuedAt: Date
  /** Cents, VAT included. */
  amount: number
  vatPercent: number
  vat: number
  order: { id: number; reference: string; paidAt: Date }
  /** The order's own invoice, which a credit note names. */
  first: { number: number; issuedAt: Date }
  client: { id: number; firstName: string; email: string | null }
}

/** The invoice or credit note of a posting of a site; null if it has none. */
export async function findInvoice(db: Database, siteId: number, id: number): Promise<Invoice | null> {
  const row = await db
    .selectFrom('invoices as i')
    .innerJoin('ledger_transactions as t', 't.id', 'i.transaction_id')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('invoices as f', 'f.order_id', 'i.order_id')
    .innerJoin('ledger_transactions as p', (join) =>
      join.onRef('p.id', '=', 'f.transaction_id').on('p.kind', '=', 'top-up'),
    )
    .select(['i.transaction_id as id', 'i.kind', 'i.number', 'i.site_id as siteId', 'i.issued_at as issuedAt'])
    .select(['i.amount', 'i.vat_percent as vatPercent', 'i.vat', 't.kind as posting'])
    .select(['o.id as orderId', 'o.provider_reference as reference', 'u.id as clientId', 'u.first_name as firstName'])
    .select(['u.email', 'f.number as firstNumber', 'f.issued_at as firstIssuedAt'])
    .select((of) => of.fn.coalesce('o.settled_at', 'o.created_at').as('paidAt'))
    .$narrowType<Pick<Invoice, 'kind' | 'posting'>>()
    .where('i.transaction_id', '=', id)
    .where('i.site_id', '=', siteId)
    .executeTakeFirst()
  if (!row) return null
  const { orderId, reference, paidAt, firstNumber, firstIssuedAt, clientId, firstName, email, ...rest } = row
  return {
    ...rest,
    order: { id: orderId, reference, paidAt },
    first: { number: firstNumber, issuedAt: firstIssuedAt },
    client: { id: clientId, firstName, email },
  }
}
