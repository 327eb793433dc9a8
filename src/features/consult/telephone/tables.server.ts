import { bill, ofClient, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  phone_legs: ofClient('consultation', 'calls', {
    id: plain(),
    consultation_id: bill('consultation'),
    side: bill('side'),
    call: plain(),
    state: bill('state'),
    outcome: bill('reason'),
    seconds: bill('seconds'),
    sequence: plain(),
    told: plain(),
    asked_at: plain(),
  }),
}
