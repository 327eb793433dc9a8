import { inner, kept, ofClient, own, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  order_marks: ofClient('user_id', null, {
    order_id: plain(),
    user_id: kept(null, 'fraud'),
    device_hash: kept(null, 'fraud'),
    network_hash: kept(null, 'fraud'),
    card_hash: kept(null, 'fraud'),
    opened_at: kept(null, 'fraud'),
  }),
  purchase_refusals: ofClient('user_id', 'refusedPurchases', {
    id: inner,
    site_id: own('site'),
    user_id: inner,
    day: inner,
    reason: inner,
    tries: own('tries'),
    amount: own('amount'),
    found: inner,
    most: inner,
    first_at: own('at'),
    last_at: inner,
  }),
  purchase_allowances: ofClient('user_id', null, {
    user_id: inner,
    until: inner,
    allowed_by: inner,
  }),
}
