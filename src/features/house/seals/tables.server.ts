import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  day_seals: ofNobody(
    'chain',
    'day',
    'id',
    'formula',
    'last_id',
    'count',
    'root',
    'previous',
    'key_id',
    'seal',
    'sealed_at',
  ),
  seal_checks: ofNobody('chain', 'day', 'checked_at', 'fault'),
}
