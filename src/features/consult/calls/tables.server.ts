import { inner, ofClient, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  call_seats: ofClient('consultation', null, { consultation_id: inner, side: inner, device: inner }),
}
