import { kept, ofClient, ofStaff, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  promo_codes: ofStaff(
    ...(['id', 'site_id', 'code', 'cents', 'seconds', 'uses_most', 'first_purchase', 'since', 'until'] as const),
    ...(['ended_at', 'set_by', 'reason'] as const),
  ),
  promo_redemptions: ofClient('user_id', 'promoCodes', {
    id: plain(),
    code_id: kept('promoCode', 'once'),
    user_id: kept(null, 'once'),
    person_hash: kept(null, 'once'),
    taken_at: kept('takenAt', 'once'),
    waits_until: kept('waitsUntil', 'once'),
    given_at: kept('grantedAt', 'once'),
    reference: plain(),
  }),
}
