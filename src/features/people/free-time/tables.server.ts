import { becomes, kept, ofClient, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  free_time_grants: ofClient('user_id', 'welcome', {
    person_hash: kept(null, 'once'),
    user_id: kept(null, 'once'),
    claimed_at: kept('askedAt', 'once'),
    granted_at: kept('grantedAt', 'once'),
    number_hash: kept(null, 'once'),
    // Outlives an erasure as the number does: whoever comes back with the device had the offer. Forgotten after a year.
    device_hash: kept(null, 'once'),
    network_hash: becomes(null, null),
    domain_hash: becomes(null, null),
  }),
}
