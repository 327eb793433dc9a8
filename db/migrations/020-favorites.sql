create table favorite_psychics (
  user_id bigint not null references users on delete cascade,
  psychic_id bigint not null references psychics on delete cascade,
  added_at timestamptz not null,
  primary key (user_id, psychic_id)
);
