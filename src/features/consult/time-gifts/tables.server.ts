import { bill, ofClient, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  time_gifts: ofClient('client_id', 'timeGifts', {
    id: bill(),
    site_id: bill('site'),
    client_id: bill(),
    psychic_id: bill('psychic'),
    source: bill('kind'),
    month: plain(),
    seconds: bill('freeSeconds'),
    left_seconds: bill('balance'),
    opened_in: bill('consultation'),
    given_at: bill('grantedAt'),
    ends_at: bill('expiresAt'),
  }),
}
