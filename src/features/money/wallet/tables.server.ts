import { href } from 'react-router'
import { becomes, bill, ofClient, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  orders: ofClient('user_id', 'orders', {
    id: bill('number'),
    site_id: bill('site'),
    user_id: bill(),
    pack_id: bill('pack'),
    amount: bill('amount'),
    credit: bill('credit'),
    offered: bill('offered'),
    terms_version: bill('terms'),
    provider: bill('provider'),
    provider_reference: bill('reference'),
    provider_checkout: bill(),
    provider_payment: bill('paymentId'),
    currency: bill('currency'),
    three_d_secure: bill('threeDSecure'),
    refusal: bill('refusal'),
    status: bill('state'),
    return_to: becomes(null, href('/wallet')),
    created_at: bill('createdAt'),
    settled_at: bill('settledAt'),
    touch_id: plain(),
    consultation_id: bill('consultation'),
    vat_due: bill(),
    vat_percent: bill('vatPercent'),
  }),
  order_refunds: ofClient('order', 'refunds', {
    id: bill('number'),
    order_id: bill('order'),
    amount: bill('amount'),
    asked_at: bill('askedAt'),
    provider_reference: bill('reference'),
    given_up_at: plain(),
    paid_by: plain(),
  }),
}
