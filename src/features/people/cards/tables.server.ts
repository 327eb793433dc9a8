import { kept, ofClient, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  payment_customers: ofClient('user_id', 'paymentAccount', {
    user_id: kept(null, 'provider'),
    provider: kept('provider', 'provider'),
    customer: kept('identity', 'provider'),
    created_at: kept('createdAt', 'provider'),
  }),
}
