import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  season_overrides: ofNobody('id', 'site_id', 'season', 'first_day', 'last_day'),
}
