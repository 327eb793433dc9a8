import { bill, ofClient, ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  payment_certificates: ofClient('order', 'certificates', {
    order_id: bill('order'),
    site_id: bill('site'),
    number: bill('number'),
    issued_at: bill('givenAt'),
  }),
  certificate_counters: ofNobody('site_id', 'last'),
}
