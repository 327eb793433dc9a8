-- Who asked to be told by mail when a psychic is free; the row goes with the one mail, or when it expires.
create table free_alerts (
  user_id bigint not null references users on delete cascade,
  psychic_id bigint not null references psychics on delete cascade,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, psychic_id)
);
create index free_alerts_psychic on free_alerts (psychic_id, asked_at);
create index free_alerts_end on free_alerts (expires_at);
