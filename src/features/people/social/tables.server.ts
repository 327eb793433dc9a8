import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  social_identities: ofClient('user_id', 'providers', {
    id: inner,
    site_id: own('site'),
    user_id: inner,
    provider: own('provider'),
    subject: own('identity'),
    entry_point: inner,
    linked_at: own('linkedAt'),
  }),
  social_ways: ofClient('user_id', 'providerWays', {
    id: inner,
    secret_hash: inner,
    site_id: own('site'),
    provider: own('provider'),
    stage: inner,
    user_id: inner,
    entry_point: inner,
    return_to: inner,
    profile: own('profile'),
    // Profiles of people without an account yet: can't be attributed to anyone.
    profile_sealed: inner,
    expires_at: own('expiresAt'),
    code_sent: inner,
  }),
}
