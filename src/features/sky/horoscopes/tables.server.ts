import { inner, ofClient, ofNobody, ofStaff, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  horoscope_edits: ofStaff('site_id', 'period', 'first_day', 'sign_id', 'topic', 'text', 'edited_by', 'edited_at'),
  own_day_mails: ofClient('user_id', 'ownDayMails', { user_id: inner, mailed_on: own('mailedOn') }),
  horoscopes: ofNobody('period', 'first_day', 'sign_id', 'edition', 'opening', 'sections', 'made_at'),
}
