import { inner, ofClient, ofUnknown, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  passkeys: ofClient('user_id', 'passkeys', {
    id: inner,
    site_id: own('site'),
    user_id: inner,
    credential_id: own('keyId'),
    user_handle: inner,
    public_key: inner,
    counter: inner,
    transports: inner,
    name: own('name'),
    created_at: own('addedAt'),
    used_at: own('usedAt'),
  }),
  passkey_challenges: ofUnknown('short', 'challenge', 'bound_to', 'purpose', 'expires_at'),
}
