-- The cards of the decks are content, and search finds them and the games.
alter table content_entries drop constraint content_entries_kind_check;
alter table content_entries add constraint content_entries_kind_check
  check (kind in ('article', 'term', 'question', 'page', 'notification', 'offer', 'partner', 'card'));

alter table search_documents drop constraint search_documents_kind_check;
alter table search_documents add constraint search_documents_kind_check
  check (kind in ('psychic', 'article', 'term', 'question', 'page', 'game'));
