-- Some seconds in the psychic's own voice: the one that the profile plays, and those that wait for a moderator.
create table voice_presentations (
  psychic_id bigint not null references psychics on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 2000000),
  seconds real not null check (seconds > 0 and seconds <= 21),
  wave text not null check (wave ~ '^[0-9a-f]{0,48}$'),
  shown boolean not null default false,
  kept_at timestamptz not null,
  primary key (psychic_id, hash)
);
create unique index voice_presentations_shown on voice_presentations (psychic_id) where shown;
