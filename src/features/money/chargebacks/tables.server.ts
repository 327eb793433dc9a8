import { bill, ofClient, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  chargebacks: ofClient('order', 'chargebacks', {
    id: bill('number'),
    site_id: bill('site'),
    order_id: bill('order'),
    provider: bill('provider'),
    provider_dispute: bill('reference'),
    state: bill('state'),
    reason: bill('reason'),
    amount: bill('amount'),
    frozen: bill('frozen'),
    refunded: bill('refunded'),
    fee: plain(),
    due_by: plain(),
    answered: plain(),
    opened_at: bill('askedAt'),
    settled_at: bill('settledAt'),
  }),
}
