-- Articles, terms, questions and pages, by site and language. What a site lacks is read from the main site.
create table content_entries (
  id bigint generated always as identity primary key,
  site_id integer not null,
  locale text not null default 'fr' check (locale ~ '^[a-z]{2}$'),
  kind text not null check (kind in ('article', 'term', 'question', 'page')),
  -- A slug; of a page, its path.
  address text not null check (char_length(address) between 1 and 120),
  status text not null check (status in ('draft', 'scheduled', 'published', 'withdrawn')),
  publish_at timestamptz,
  -- Of the shape of its kind; its rich text is sanitised HTML.
  data jsonb not null check (pg_column_size(data) <= 200000),
  version integer not null default 1 check (version > 0),
  -- As the site was delivered with, touched by nobody since: a later delivery may replace it.
  as_delivered boolean not null,
  editor_id bigint references users,
  changed_at timestamptz not null,
  unique (kind, address, locale, site_id),
  check (publish_at is not null or status in ('draft', 'withdrawn'))
);
create index content_entries_scheduled on content_entries (publish_at) where status = 'scheduled';

-- Every version that an entry ever had, the present one too.
create table content_revisions (
  entry_id bigint not null references content_entries,
  version integer not null check (version > 0),
  status text not null,
  publish_at timestamptz,
  data jsonb not null,
  editor_id bigint references users,
  changed_at timestamptz not null,
  primary key (entry_id, version)
);

-- What nobody but editors sees renews no page.
create trigger content_entries_added after insert on content_entries
  for each row when (new.status <> 'draft') execute function move_content_version();
create trigger content_entries_changed after update on content_entries
  for each row when (old.status <> 'draft' or new.status <> 'draft') execute function move_content_version();
create trigger content_entries_removed after delete on content_entries
  for each row when (old.status <> 'draft') execute function move_content_version();
