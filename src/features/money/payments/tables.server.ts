import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  payment_notices: ofNobody('provider', 'event', 'reference', 'received_at'),
}
