import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  sessions: ofClient('user_id', 'sessions', {
    id: inner,
    secret_hash: inner,
    reference: inner,
    site_id: own('site'),
    user_id: inner,
    user_agent: own('device'),
    created_at: own('startedAt'),
    seen_at: own('seenAt'),
    ends_at: own('endsAt'),
    revoked_at: own('endedAt'),
    factor_at: inner,
    confirmed_at: inner,
    former_hash: inner,
    touch_id: inner,
    began_after: inner,
  }),
}
