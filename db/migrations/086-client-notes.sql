-- What a psychic notes about a client, for themselves; the client reads and erases it.
create table client_notes (
  psychic_id bigint not null references psychics,
  client_id bigint not null references users on delete cascade,
  sealed bytea not null check (octet_length(sealed) <= 20000),
  -- Another for each change, so that what was changed meanwhile is not written over unseen.
  version bigint generated always as identity,
  changed_at timestamptz not null,
  primary key (psychic_id, client_id)
);
create index client_notes_client on client_notes (client_id);
