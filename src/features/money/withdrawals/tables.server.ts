import { becomes, bill, ERASED_NAME, ERASED_WORDS, ofClient, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  contract_withdrawals: ofClient('author', 'withdrawals', {
    id: plain(),
    site_id: bill('site'),
    reference: bill('reference'),
    user_id: bill(),
    order_id: bill('order'),
    consultation_id: bill('consultation'),
    // Only of signed-out visitors, whose rows are deleted whole (deleteSignedOut).
    described: plain('words'),
    name: becomes('name', ERASED_NAME),
    email: becomes('email', ''),
    email_key: becomes(null, ''),
    refundable: bill('amount'),
    declared_at: bill('at'),
    status: bill('state'),
    answered_at: bill('settledAt'),
    refund_order_id: plain(),
    refund: bill('refunded'),
    reason: becomes('reason', ERASED_WORDS),
    decided_by: plain(),
    decided_at: plain(),
    confirmed_by: plain(),
  }),
}
