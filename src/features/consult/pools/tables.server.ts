import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  pool_items: ofPsychic('kind', 'reference', 'site_id', 'psychic_id', 'asked_at', 'due_at', 'taken_by', 'taken_until'),
}
