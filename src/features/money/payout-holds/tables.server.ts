import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  payout_holds: ofPsychic(
    'id',
    'psychic_id',
    'site_id',
    'since',
    'begun_at',
    'ends_at',
    'reason',
    'decided_by',
    'former_by',
    'closed_at',
    'closed_as',
    'closed_by',
    'close_reason',
  ),
}
