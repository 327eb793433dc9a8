import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  psychic_hours: ofPsychic('psychic_id', 'day', 'from_minute', 'to_minute'),
  psychic_day_hours: ofPsychic('psychic_id', 'day', 'spans'),
  psychic_holidays: ofPsychic('id', 'psychic_id', 'from_day', 'to_day'),
}
