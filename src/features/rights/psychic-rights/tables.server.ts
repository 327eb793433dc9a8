import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  psychic_departures: ofPsychic('psychic_id', 'asked_at', 'was_live'),
}
