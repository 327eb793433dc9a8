import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  psychic_paper_notices: ofPsychic('psychic_id', 'papers_until', 'stage', 'told_on'),
  psychic_dossiers: ofPsychic('psychic_id', 'site_id', 'email', 'email_key', 'received_at'),
  psychic_documents: ofPsychic(
    'id',
    'psychic_id',
    'kind',
    'media_type',
    'sealed',
    'kept_at',
    'kept_by',
    'outcome',
    'reason',
    'expires_on',
    'answered_at',
    'answered_by',
  ),
  psychic_trials: ofPsychic('id', 'psychic_id', 'passed', 'note', 'at', 'by_id'),
}
