import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  search_documents: ofNobody(
    'site_id',
    'path',
    'kind',
    'title',
    'plain_title',
    'summary',
    'body',
    'digest',
    'head',
    'words',
  ),
  search_words: ofNobody('site_id', 'word', 'documents'),
}
