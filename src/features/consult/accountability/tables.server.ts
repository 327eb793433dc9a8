import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  profile_views: ofPsychic('psychic_id', 'site_id', 'day', 'views'),
}
