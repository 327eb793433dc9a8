import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  voice_presentations: ofPsychic('psychic_id', 'hash', 'bytes', 'seconds', 'wave', 'shown', 'kept_at'),
}
