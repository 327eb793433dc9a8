import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  canned_answers: ofPsychic('id', 'psychic_id', 'label', 'text'),
  greetings: ofPsychic('psychic_id', 'text', 'at_once'),
}
