import { inner, kept, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  phone_numbers: ofClient('user_id', 'phone', {
    user_id: inner,
    number: own('phone'),
    proved_at: own('provedAt'),
    pending: own('pendingPhone'),
  }),
  phone_bonuses: ofClient('user_id', 'phoneOffer', {
    number_hash: kept(null, 'once'),
    person_hash: kept(null, 'once'),
    user_id: kept(null, 'once'),
    granted_at: kept('grantedAt', 'once'),
  }),
}
