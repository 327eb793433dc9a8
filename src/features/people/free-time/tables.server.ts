import { becomes, kept, ofClient, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  free_time_grants: ofClient('user_id', 'welcome', {
    person_hash: kept(null, 'once'),
    user_id: kept(null, 'once'),
    claimed_at: kept('askedAt', 'once'),
    granted_at: kept('grantedAt', 'once'),
    number_hash: kept(null, 'once'),
    device_hash: becomes(null, null),
    network_hash: becomes(null, null),
    domain_hash: becomes(null, null),
  }),
}
