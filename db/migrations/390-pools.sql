-- What waits for an answer by any psychic of a site, or by one. Each kind keeps its words in a table of its own.
create table pool_items (
  kind text not null check (kind in ('question', 'sms')),
  -- Of the row in the kind's own table.
  reference bigint not null,
  site_id integer not null,
  -- The only psychic who may take it; null for any of the site.
  psychic_id bigint references psychics,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  taken_by bigint references psychics,
  taken_until timestamptz,
  primary key (kind, reference),
  check ((taken_by is null) = (taken_until is null)),
  -- A psychic answers one at a time.
  constraint pool_items_one_each unique (taken_by)
);
create index pool_items_waiting on pool_items (site_id, kind, asked_at, reference);
create index pool_items_due on pool_items (kind, due_at);

create function pool_forget() returns trigger language plpgsql as $$ begin return null; end $$;
