import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  training_passes: ofPsychic('psychic_id', 'module', 'version', 'passed_at'),
}
