import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  // The provider's own numbers, which name nobody without our orders.
  provider_movements: ofNobody(
    'id',
    'provider',
    'movement',
    'kind',
    'source',
    'payment',
    'amount',
    'fee',
    'currency',
    'at',
  ),
  provider_days: ofNobody('provider', 'day', 'read_at'),
  unspent_days: ofNobody('id', 'day', 'read_at', 'client_money', 'at_provider', 'at_bank', 'told_by', 'told_at'),
}
