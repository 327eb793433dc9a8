import { ofNobody, ofStaff, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  content_entries: ofStaff(
    'id',
    'site_id',
    'locale',
    'kind',
    'address',
    'status',
    'publish_at',
    'data',
    'next_data',
    'next_at',
    'version',
    'as_delivered',
    'editor_id',
    'changed_at',
    'title',
    'words',
  ),
  content_revisions: ofStaff('entry_id', 'version', 'status', 'publish_at', 'data', 'editor_id', 'changed_at'),
  content_version: ofNobody('only_row', 'version', 'displays_at'),
  moved_pages: ofNobody('site_id', 'old_path', 'new_path', 'moved_at'),
}
