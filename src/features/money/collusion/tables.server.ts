import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  collusion_findings: ofPsychic(
    'id',
    'psychic_id',
    'month',
    'rule',
    'found',
    'total',
    'least',
    'figures',
    'first_at',
    'last_at',
    'told_at',
    'closed_at',
    'closed_by',
    'closed_found',
  ),
}
