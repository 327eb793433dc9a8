-- What a psychic says about a disputed consultation, once, before it is answered: docs/decisions/102-accountability.md.
create table dispute_hearings (
  consultation_id bigint primary key references disputes on delete cascade,
  sealed bytea not null check (octet_length(sealed) <= 20000),
  written_at timestamptz not null
);

-- The clients whom a psychic no longer receives, on all sites.
create table refused_clients (
  id bigint generated always as identity primary key,
  psychic_id bigint not null references psychics on delete cascade,
  client_id bigint not null references users on delete cascade,
  -- Why, as the psychic chose and wrote it.
  kind text not null check (kind in ('insult', 'threat', 'distress', 'repeated', 'other')),
  sealed bytea not null check (octet_length(sealed) <= 5000),
  refused_at timestamptz not null,
  unique (psychic_id, client_id)
);
create index refused_clients_client on refused_clients (client_id);
