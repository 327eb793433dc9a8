import { ofNobody, ofStaff, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  horoscope_edits: ofStaff('site_id', 'period', 'first_day', 'sign_id', 'topic', 'text', 'edited_by', 'edited_at'),
  horoscopes: ofNobody('period', 'first_day', 'sign_id', 'edition', 'opening', 'sections', 'made_at'),
}
