-- Search folds accents and forgives a wrong letter. Both are trusted: whoever owns the database may add them.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create text search configuration french_folded (copy = french);
alter text search configuration french_folded
  alter mapping for hword, hword_part, word with unaccent, french_stem;

-- What each site shows, as it is looked for (features/search/index-sites.server.ts). It is made of other tables and of
-- the program's own pages, and made again whenever the content's version moves, so nothing is kept here alone.
create table search_documents (
  site_id integer not null,
  -- A question stands at its place in the page of all.
  path text not null check (path like '/%'),
  kind text not null check (kind in ('psychic', 'article', 'term', 'question', 'page')),
  title text not null,
  -- The words of the title, folded, each after a space: what titles are suggested by.
  plain_title text not null,
  summary text not null,
  body text not null,
  digest text not null,
  -- What it is ranked by, small enough to stay in the row.
  head tsvector not null generated always as (
    setweight(to_tsvector('french_folded', title), 'A') || setweight(to_tsvector('french_folded', summary), 'B')
  ) stored,
  words tsvector not null generated always as (
    to_tsvector('french_folded', title || ' ' || summary || ' ' || body)
  ) stored,
  primary key (site_id, path)
);
create index search_documents_head on search_documents using gin (head);
create index search_documents_words on search_documents using gin (words);
create index search_documents_title on search_documents using gin (plain_title gin_trgm_ops);

-- The vocabulary of a site, folded: what a word that nobody wrote is taken for.
create table search_words (
  site_id integer not null,
  word text not null,
  documents integer not null check (documents > 0),
  primary key (site_id, word)
);
create index search_words_like on search_words using gin (word gin_trgm_ops);

-- Pages that name psychics, and the search, renew when one is added, renamed or gone.
create trigger psychics_shown
  after insert or delete or update of slug, name, gender, job_id, headline, presentation, method, specialities
  on psychics for each statement execute function move_content_version();
create trigger psychic_listings_shown after insert or delete on psychic_listings
  for each statement execute function move_content_version();
