import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  offers: ofNobody('site_id', 'type', 'version', 'text'),
}
