import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  presences: ofPsychic('psychic_id', 'channels', 'lease_until', 'missed', 'counted_until', 'since'),
  presence_days: ofPsychic('psychic_id', 'day', 'milliseconds'),
}
