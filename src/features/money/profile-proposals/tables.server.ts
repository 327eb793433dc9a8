import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  profile_proposals: ofPsychic(
    'id',
    'site_id',
    'psychic_id',
    'field',
    'before',
    'after',
    'state',
    'proposed_at',
    'decided_at',
    'decided_by',
    'reason',
  ),
}
