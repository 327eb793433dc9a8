-- What the back office lists contents by, and looks for them in: words as they are written, accents aside.
create text search configuration plain_folded (copy = simple);
alter text search configuration plain_folded
  alter mapping for asciiword, word, numword, hword, asciihword, numhword, hword_part, hword_asciipart, hword_numpart
  with unaccent, simple;

alter table content_entries add column title text not null generated always as (
  coalesce(data->>'title', data->>'term', data->>'question', data->>'name', data->>'text', address)
) stored;
alter table content_entries add column words tsvector not null generated always as (
  to_tsvector('plain_folded', address || ' ' ||
    coalesce(data->>'title', data->>'term', data->>'question', data->>'name', data->>'text', ''))
) stored;
create index content_entries_words on content_entries using gin (words);
create index content_entries_listed on content_entries (changed_at, id);
create index content_entries_status on content_entries (status, id);
create index content_entries_kind on content_entries (kind, id);
