-- Links of a text, as an editor gave them: [{ parameter, label, href, target }].
alter table texts
  add column links jsonb not null default '[]'
    check (jsonb_typeof(links) = 'array' and pg_column_size(links) <= 8000),
  add check (char_length(value) between 1 and 4000);

create trigger texts_published after insert or update or delete on texts
  for each statement execute function move_content_version();

-- Every version that a text ever had on a site. The latest one, where it is a draft, is what editors see of it.
create table text_revisions (
  site_id integer not null,
  locale text not null check (locale in ('fr', 'en', 'es', 'de')),
  key text not null check (char_length(key) between 1 and 200),
  version integer not null check (version > 0),
  kind text not null check (kind in ('draft', 'discarded', 'published')),
  -- Without one, the text is again as the site was delivered with it.
  value text check (char_length(value) between 1 and 4000),
  links jsonb not null default '[]' check (jsonb_typeof(links) = 'array' and pg_column_size(links) <= 8000),
  editor_id bigint not null references users,
  changed_at timestamptz not null,
  primary key (site_id, locale, key, version),
  check (value is not null or kind <> 'draft')
);
