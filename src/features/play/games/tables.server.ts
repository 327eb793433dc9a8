import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  game_settings: ofNobody('id', 'site_id', 'game', 'is_open', 'themes', 'asks_question', 'daily', 'rank', 'changed_at'),
}
