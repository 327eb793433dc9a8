import { ofNobody, ofStaff, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  text_revisions: ofStaff('site_id', 'locale', 'key', 'version', 'kind', 'value', 'links', 'editor_id', 'changed_at'),
  texts: ofNobody('site_id', 'locale', 'key', 'value', 'links'),
}
