import { bill, ofClient, ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  payment_certificates: ofClient('order', 'certificates', {
    order_id: bill('order'),
    site_id: bill('site'),
    number: bill('number'),
    issued_at: bill('givenAt'),
  }),
  invoices: ofClient('order', 'invoices', {
    transaction_id: bill('operation'),
    order_id: bill('order'),
    site_id: bill('site'),
    kind: bill('kind'),
    number: bill('number'),
    amount: bill('amount'),
    vat_percent: bill('vatPercent'),
    vat: bill('vat'),
    issued_at: bill('givenAt'),
  }),
  invoice_counters: ofNobody('site_id', 'kind', 'last'),
  certificate_counters: ofNobody('site_id', 'last'),
}
